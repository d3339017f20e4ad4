import { and, eq, gt, sql } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie, deleteCookie } from 'hono/cookie';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { isBanned, type Account } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import { signedIn } from '#server/auth/bearer.ts';
import { requireFresh } from '#server/auth/freshness.ts';
import { issueAuthCode, readChallenge, startFlow, type FlowState } from '#server/auth/links/flows.ts';
import { holdWayIn, linkToAccount, settlePerson } from '#server/auth/oauth/accounts.ts';
import { lockProviderTokens, wireProviderTokens } from '#server/auth/oauth/provider-tokens.ts';
import type { Provider, ProviderPerson, RoundTrip } from '#server/auth/oauth/provider.ts';
import type { Providers } from '#server/auth/oauth/providers.ts';
import { withFragment, withQuery } from '#server/auth/redirects.ts';
import { AUTH_PATH, type Auth } from '#server/auth/service.ts';
import { requireAllSteps, startSession, type SessionRow } from '#server/auth/sessions.ts';
import { hashToken, randomToken } from '#server/auth/tokens/random-token.ts';
import { visitOf, type Visit } from '#server/auth/visit.ts';
import { asAuthError } from '#server/auth/wire/handle-error.ts';
import { redirectWithError, sessionFragment } from '#server/auth/wire/redirect.ts';
import { flowStates } from '#server/db/schema/sessions.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { requireParent } from '#server/http/child-protection.ts';
import { requestLog } from '#server/http/request-log.ts';

const STATE_LIFE_MS = 10 * 60_000;
/** What a page may ask of a provider on top of ours. */
const PASSED_ON = ['access_type', 'prompt', 'login_hint', 'hd', 'domain_hint'];

export function oauthRoutes(auth: Auth, providers: Providers) {
  return (
    new Hono<AppEnv>()
      .get('/authorize', auth.limits.providers, async (c) => c.redirect(await leave(auth, providers, c), 302))
      .get('/user/identities/authorize', auth.limits.providers, async (c) => {
        const person = await signedIn(c.req, auth);
        requireAllSteps(person, 403);
        requireFresh(person.session);
        const url = await begin(auth, providers, c, person.session);
        return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
      })
      .get('/callback', auth.limits.providers, async (c) => {
        c.header('Referrer-Policy', 'no-referrer');
        if (c.req.method === 'HEAD') return c.body(null, 200);
        return c.redirect(await finish(auth, providers, c), 302);
      })
      // Apple answers with a form. A cookie that is Lax does not come along with it, but does with the page it leads to.
      .post('/callback', auth.limits.providers, async (c) => {
        const form = new URLSearchParams(await c.req.text());
        return c.redirect(`${auth.url('/callback')}?${form}`, 303);
      })
  );
}

/** Sends the browser on its way, and remembers what must come back. With a session, the way ends in a linked identity. */
async function begin(
  auth: Auth,
  providers: Providers,
  c: Context<AppEnv>,
  session?: SessionRow,
): Promise<string> {
  const query = c.req.query();
  const name = query['provider'] ?? '';
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (!provider) throw validationFailed('Unsupported provider: provider is not enabled');
  const trip = { state: randomToken(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const extra = Object.fromEntries(PASSED_ON.flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
  const url = await provider.begin(trip, { scopes: query['scopes'], extra });
  await startFlow(auth.db, {
    flow: session ? 'link_identity' : 'oauth',
    provider: name,
    challenge: readChallenge(query),
    lifeMs: STATE_LIFE_MS,
    redirectTo: auth.redirectTarget(query['redirect_to'], c.req.header('referer')),
    stateHash: hashToken(trip.state),
    providerSecretsEncrypted: auth.secrets.encrypt(Buffer.from(JSON.stringify(trip))),
    ...(session && { userId: session.userId, sessionId: session.id }),
  });
  // The journey belongs to this browser: a state that somebody else began cannot be slipped to its owner.
  setCookie(c, cookieName(trip.state), trip.state, {
    path: `${AUTH_PATH}/callback`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: auth.config.siteUrl.startsWith('https:'),
    maxAge: STATE_LIFE_MS / 1000,
  });
  return url.href;
}

/** The browser is on its way already: a provider that is away is told of on our own page, not in an empty tab. */
async function leave(auth: Auth, providers: Providers, c: Context<AppEnv>): Promise<string> {
  try {
    await requireParent(auth.db, c);
    return await begin(auth, providers, c);
  } catch (error) {
    if (asAuthError(error)) throw error;
    requestLog(c).error({ err: error }, 'a provider is away');
    return redirectWithError(auth.redirectTarget(c.req.query('redirect_to')), badCallback(), true);
  }
}

async function finish(auth: Auth, providers: Providers, c: Context<AppEnv>): Promise<string> {
  let target = auth.config.siteUrl;
  try {
    const flow = await takeFlow(auth, c);
    // What was allowed ten minutes ago is looked at again.
    target = auth.redirectTarget(flow.redirectTo ?? undefined);
    const provider = providers[flow.provider ?? ''];
    if (!provider) throw validationFailed('Unsupported provider: provider is not enabled');
    return await arrive(auth, c, { flow, provider, target });
  } catch (error) {
    const known = asAuthError(error);
    if (!known) requestLog(c).error({ err: error }, 'a provider sign-in failed');
    return redirectWithError(target, known ?? badCallback(), true);
  }
}

async function takeFlow(auth: Auth, c: Context<AppEnv>): Promise<FlowState> {
  const state = c.req.query('state') ?? '';
  const bound = state !== '' && getCookie(c, cookieName(state)) === state;
  deleteCookie(c, cookieName(state), { path: `${AUTH_PATH}/callback` });
  // The state is single use: it is taken out of the row in the same breath in which it is found.
  const [flow] = bound
    ? await auth.db
        .update(flowStates)
        .set({ stateHash: null })
        .where(and(eq(flowStates.stateHash, hashToken(state)), gt(flowStates.expiresAt, sql`now()`)))
        .returning()
    : [];
  if (!flow)
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state is invalid or has expired. Please try again.');
  return flow;
}

async function arrive(
  auth: Auth,
  c: Context<AppEnv>,
  { flow, provider, target }: { flow: FlowState; provider: Provider; target: string },
): Promise<string> {
  const { error, error_description: description } = c.req.query();
  if (error)
    throw new AuthError(
      403,
      'access_denied',
      description?.slice(0, 300) ?? `${provider.label} answered: ${error.slice(0, 100)}`,
    );

  const visit = visitOf(c, auth.config.http.trustedProxies);
  const { person, tokens } = await provider.finish(readTrip(auth, flow), callbackUrl(auth, c));
  const { user } = await settle(auth, { flow, person, provider, visit });
  const arrival = { provider: flow.provider ?? '', person };
  const arrived = await auth.db.transaction(async (tx) => {
    const account = await holdWayIn(tx, user.id, arrival);
    if (isBanned(account)) throw new AuthError(403, 'user_banned', 'User is banned');
    if (flow.codeChallenge !== null) {
      const providerTokensEncrypted = lockProviderTokens(auth, tokens);
      return { code: await issueAuthCode(tx, flow.id, { userId: user.id, providerTokensEncrypted }) };
    }
    await tx.delete(flowStates).where(eq(flowStates.id, flow.id));
    return { opened: await startSession(tx, auth.secrets, { account, method: 'oauth', visit }) };
  });
  if (arrived.code !== undefined) return withQuery(target, { code: arrived.code });
  await audit(auth.db, {
    action: 'sign_in',
    actorId: user.id,
    visit,
    details: { method: arrival.provider },
  });
  const session = { ...(await auth.sessionAnswer(arrived.opened)), ...wireProviderTokens(tokens) };
  return withFragment(target, sessionFragment(session));
}

async function settle(
  auth: Auth,
  {
    flow,
    person,
    provider,
    visit,
  }: { flow: FlowState; person: ProviderPerson; provider: Provider; visit: Visit },
): Promise<Account> {
  const arrival = { provider: flow.provider ?? '', person };
  const details = { method: arrival.provider };
  if (flow.flow === 'link_identity') {
    const session = { userId: flow.userId ?? '', id: flow.sessionId ?? '' };
    const account = await linkToAccount(auth.db, session, arrival);
    await audit(auth.db, { action: 'identity_linked', actorId: session.userId, visit, details });
    await auth.mail(account.user, { kind: 'identity_linked', provider: provider.label });
    return account;
  }
  const { account, what } = await settlePerson(auth.db, arrival, {
    language: visit.language,
    signupsEnabled: auth.settings.signupsEnabled,
  });
  if (what === 'created')
    await audit(auth.db, { action: 'sign_up', actorId: account.user.id, visit, details });
  if (what === 'linked') {
    await audit(auth.db, { action: 'identity_linked', actorId: account.user.id, visit, details });
    await auth.mail(account.user, { kind: 'identity_linked', provider: provider.label });
  }
  return account;
}

function readTrip(auth: Auth, { providerSecretsEncrypted }: FlowState): RoundTrip {
  const plain = providerSecretsEncrypted && auth.secrets.decrypt(providerSecretsEncrypted);
  if (!plain)
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state is invalid or has expired. Please try again.');
  return JSON.parse(plain.toString()) as RoundTrip;
}

/** Our own address as the provider knows it, whatever host the request claims to be for. */
function callbackUrl(auth: Auth, c: Context<AppEnv>): URL {
  const url = new URL(auth.url('/callback'));
  url.search = new URL(c.req.url).search;
  return url;
}

function cookieName(state: string): string {
  return `fabloom_oauth_${hashToken(state).toString('hex').slice(0, 12)}`;
}

function badCallback(): AuthError {
  return new AuthError(
    500,
    'bad_oauth_callback',
    'The sign-in with this provider did not work. Please try again.',
  );
}
