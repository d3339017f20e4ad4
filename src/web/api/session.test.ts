import { expect, test, vi } from 'vitest';
import { ask } from '#web/api/api.ts';
import { says, serve, type IncomingMessage } from '#tests/support/loopback.ts';
import { authClient } from '#web/session/auth-client.ts';
import { currentSession } from '#web/session/session-state.ts';
import { STORAGE_KEY } from '#web/session/stored-session.ts';

const NOOR = { id: 'noor', email: 'noor@example.org', factors: [], app_metadata: {}, user_metadata: {} };
const HOUR_S = 3600;

function tokensFor(name: string, expiresInS: number) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + expiresInS;
  return {
    access_token: `${part({ alg: 'ES256' })}.${part({ sub: NOOR.id, aal: 'aal1', exp, name })}.c2lnbmF0dXJl`,
    refresh_token: name,
    token_type: 'bearer',
    expires_in: expiresInS,
    expires_at: exp,
    user: NOOR,
  };
}

/** As much of a browser as the account client looks at. Returns what it keeps. */
function openBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const location = new URL('http://localhost/');
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { ...page, visibilityState: 'visible' });
  vi.stubGlobal('window', { ...page, location, isSecureContext: false, localStorage: storage });
  return kept;
}

const bearerOf = ({ headers }: IncomingMessage) => headers.authorization;

test('a session that ran out is renewed once for all who ask, and ends here when it has ended there', async () => {
  const fresh = tokensFor('fresh', HOUR_S);
  const asked = await serve({
    'POST /auth/v1/token?grant_type=refresh_token': says(200, fresh),
    'POST /rest/v1/rpc/is_admin_user': says(200, false),
    'GET /api/favorites': says(200, { stories: [] }),
    'GET /api/me/streak': says(200, { days: 1 }),
    'GET /api/catalogue': says(200, { themes: [] }),
    'GET /api/account/profile': says(403, { error: 'Gone', code: 'session_not_found' }),
  });
  const kept = openBrowser();
  const keep = (tokens: object) => kept.set(STORAGE_KEY, JSON.stringify(tokens));
  keep(tokensFor('old', HOUR_S));
  await authClient();
  await vi.waitFor(() => expect(currentSession().user?.id).toBe(NOOR.id));

  keep(tokensFor('old', -HOUR_S));
  const to = (path: string) => asked.filter(({ url }) => url === path);

  await Promise.all([ask('GET /api/favorites'), ask('GET /api/me/streak'), ask('GET /api/favorites')]);
  expect(to('/auth/v1/token?grant_type=refresh_token')).toHaveLength(1);
  const renewed = `Bearer ${fresh.access_token}`;
  expect(to('/api/favorites').map(bearerOf)).toEqual([renewed, renewed]);
  expect(to('/api/me/streak').map(bearerOf)).toEqual([renewed]);

  await ask('GET /api/catalogue', { query: {}, guest: true });
  expect(to('/api/catalogue').map(bearerOf)).toEqual([undefined]);

  await expect(ask('GET /api/account/profile')).rejects.toMatchObject({ code: 'session_not_found' });
  await vi.waitFor(() => expect(currentSession().user).toBeNull());
  expect(currentSession().news).toEqual({ kind: 'session_missing' });
});
