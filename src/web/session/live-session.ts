import {
  GoTrueClient,
  type AuthChangeEvent,
  type AuthError,
  type Session as Tokens,
} from '@supabase/auth-js';
import { forgetDeviceTraces } from '#web/browser/device-traces.ts';
import { isLineUp } from '#web/browser/line.ts';
import { checkAdmin } from '#web/session/admin.ts';
import { carriesCode } from '#web/session/callback-address.ts';
import { carriesCallback } from '#web/session/callback.ts';
import { failureOf } from '#web/session/failure.ts';
import { NOBODY, currentSession, updateSession } from '#web/session/session-state.ts';
import { STORAGE_KEY, isRecovering, markRecovering } from '#web/session/stored-session.ts';
import { codeFactors, isFirstSignIn, sessionUser } from '#web/session/user.ts';

/** Changes are worked through one after the other; who needs the outcome waits for the last. */
let settling: Promise<unknown> = Promise.resolve();

export async function settled(): Promise<void> {
  await settling;
}

/** Makes the client and lets the session of this tab follow it. */
export function connect(): GoTrueClient {
  const byCallback = carriesCallback(window.location.href);
  const client = new GoTrueClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    // A tablet at home opens the page over plain http, where browsers have no WebCrypto to make a PKCE challenge with.
    flowType: window.isSecureContext ? 'pkce' : 'implicit',
  });
  client.onAuthStateChange((event, tokens) => {
    // Other tabs hear of a recovery too; the new password is asked for in the tab that the link opened.
    if (event === 'PASSWORD_RECOVERY' && tokens && byCallback) markRecovering(tokens.user.id);
    // Not awaited: the client waits for its listeners, and what they ask of it would wait for the client.
    follow(client, event, tokens);
  });
  if (byCallback) settling = arrive(client);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORAGE_KEY && key !== null) return;
    if (newValue === null) follow(client, 'SIGNED_OUT', null);
    else if (!currentSession().user) void reread(client);
  });
  return client;
}

/**
 * Another tab has signed in. Tabs tell each other more than that by broadcasts; to read at every change would make two
 * tabs renew in turns for ever where tokens are short-lived.
 */
async function reread(client: GoTrueClient): Promise<void> {
  const { data } = await client.getSession();
  if (data.session) follow(client, 'SIGNED_IN', data.session);
}

function follow(client: GoTrueClient, event: AuthChangeEvent, tokens: Tokens | null): void {
  settling = settling
    .then(() => adopt(client, event, tokens))
    .catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- whoever looks for the reason finds it here
      console.warn('The session could not be read', error);
      updateSession({ status: 'ready', ...NOBODY });
    });
}

async function adopt(client: GoTrueClient, event: AuthChangeEvent, tokens: Tokens | null): Promise<void> {
  if (!tokens) {
    // Without a line old tokens are not renewed; whoever was here still is.
    if (event === 'INITIAL_SESSION' && !isLineUp() && currentSession().user) return;
    if (event === 'SIGNED_OUT') {
      markRecovering(null);
      await forgetDeviceTraces();
    }
    updateSession({ status: 'ready', ...NOBODY });
    return;
  }
  const user = sessionUser(tokens.user);
  const recovering = isRecovering(user.id);
  const known = currentSession().user?.id === user.id;
  // Fresh tokens say nothing new of the second factor; asking would fetch fresh ones again where they are short-lived.
  if (!(known && event === 'TOKEN_REFRESHED') && (await awaitsCode(client))) {
    updateSession({ status: 'ready', ...NOBODY, factors: codeFactors(tokens.user), recovering });
    return;
  }
  updateSession({ status: 'ready', user, factors: null, recovering });
  if (!known) {
    updateSession({ isAdmin: false });
    void checkAdmin(user.id);
  }
}

async function awaitsCode(client: GoTrueClient): Promise<boolean> {
  const { data, error } = await client.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}

/** Resolves when the client has read the address; the session is not settled before that. */
async function arrive(client: GoTrueClient): Promise<void> {
  const { error } = await client.initialize();
  // The client tells of a recovery one turn later than of the session.
  await new Promise((resolve) => setTimeout(resolve));
  void settling.then(() => tellOfArrival(client, error));
}

async function tellOfArrival(client: GoTrueClient, error: AuthError | null): Promise<void> {
  if (error) return updateSession({ news: { kind: failureOf(error) } });
  if (carriesCode(window.location.href)) return updateSession({ news: { kind: 'other_browser' } });
  if (currentSession().recovering) return updateSession({ news: { kind: 'recovery' } });
  const { data } = await client.getSession();
  if (!data.session) return;
  const { user } = data.session;
  const kind = isFirstSignIn(user) ? 'signed_up' : 'signed_in';
  updateSession({ news: { kind, method: user.app_metadata.provider ?? 'email' } });
}
