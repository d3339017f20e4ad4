import { expect, test } from 'vitest';
import { CLIENT_ID, startOpenIdServer } from '#server/auth/oauth/fakes/openid-server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const google = await startOpenIdServer();
const database = await testDatabase();
const env = { RATE_LIMIT_FACTOR: '100', ...google.env('GOOGLE') };
const product = await testProduct(database, env);
const publicSite = await testProduct(database, { ...env, SITE_URL: 'https://stories.example.org' });

const CHALLENGE = 'c'.repeat(43);

function authorize(query: Record<string, string>, at = product) {
  return at.get(`/auth/v1/authorize?${new URLSearchParams(query)}`);
}

async function sentTo(query: Record<string, string>, at = product): Promise<URL> {
  const answer = await authorize({ provider: 'google', ...query }, at);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

test('the browser is sent to the provider with state, nonce and a hashed challenge of our own [AU-13]', async () => {
  const url = await sentTo({ code_challenge: CHALLENGE, code_challenge_method: 's256' });
  expect(url.origin).toBe(google.issuer);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${product.url}/auth/v1/callback`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{20,}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(url.searchParams.get('code_challenge')).not.toBe(CHALLENGE);
});

test('no two journeys share state, nonce or challenge [AU-13]', async () => {
  const [one, two] = [await sentTo({}), await sentTo({})];
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
  }
});

test('further scopes and the wishes that providers know are passed on, nothing else is [AU-13]', async () => {
  const url = await sentTo({
    scopes: 'calendar.readonly',
    access_type: 'offline',
    prompt: 'consent',
    login_hint: 'mia@example.org',
    hd: 'example.org',
    client_id: 'another',
    response_type: 'token',
    redirect_uri: 'https://evil.example',
    state: 'mine',
    nonce: 'mine',
    colour: 'red',
  });
  const sent = Object.fromEntries(url.searchParams);
  expect(sent).toMatchObject({
    scope: 'openid email profile calendar.readonly',
    access_type: 'offline',
    prompt: 'consent',
    login_hint: 'mia@example.org',
    hd: 'example.org',
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${product.url}/auth/v1/callback`,
  });
  expect(sent).not.toHaveProperty('colour');
  expect([sent['state'], sent['nonce']]).not.toContain('mine');
});

test('the provider sends people back to the configured site, whatever host was asked [AU-13]', async () => {
  const url = await sentTo({}, publicSite); // asked at 127.0.0.1
  expect(url.searchParams.get('redirect_uri')).toBe('https://stories.example.org/auth/v1/callback');
});

test('a cookie that no script reads ties the journey to this browser [AU-13]', async () => {
  const plain = await authorize({ provider: 'google' });
  const [cookie = '', ...others] = plain.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/; Max-Age=600; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/);
  const secure = await authorize({ provider: 'google' }, publicSite);
  expect(secure.headers.getSetCookie()[0]).toContain('; Secure');
});

test.each(['', 'myspace', 'github', 'email', 'constructor', '__proto__'])(
  'there is no signing in with "%s" [AU-13]',
  async (provider) => {
    const answer = await authorize({ provider });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

test.each([
  ['without its method', { code_challenge: CHALLENGE }],
  ['in plain text', { code_challenge: CHALLENGE, code_challenge_method: 'plain' }],
  ['that is too short', { code_challenge: 'short', code_challenge_method: 's256' }],
])('a challenge %s is refused before anybody travels [AU-13]', async (_what, query) => {
  const answer = await authorize({ provider: 'google', ...query });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
});

test('what is switched on here can be read by anybody [AU-13]', async () => {
  const { external } = (await (await product.get('/auth/v1/settings')).json()) as { external: object };
  expect(external).toEqual({
    google: true,
    github: false,
    apple: false,
    azure: false,
    email: true,
    phone: false,
    anonymous_users: false,
  });
});
