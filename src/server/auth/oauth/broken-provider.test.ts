import { expect, test } from 'vitest';
import { fragmentOf } from '#server/auth/auth-js/client.ts';
import { CLIENT_SECRET, aProviderPerson, startOpenIdServer } from '#server/auth/oauth/fakes/openid-server.ts';
import { signInThere, visitProvider } from '#server/auth/oauth/fakes/visit.ts';
import { users } from '#server/db/schema/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const google = await startOpenIdServer();
const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', ...google.env('GOOGLE') });
const away = await testProduct(database, {
  ...google.env('GOOGLE'),
  AUTH_GOOGLE_ISSUER: 'http://127.0.0.1:9',
});

const BAD_CALLBACK = {
  error: 'server_error',
  error_code: 'bad_oauth_callback',
  error_description: 'The sign-in with this provider did not work. Please try again.',
};

const FAULTS: Record<string, () => void> = {
  'fails at the token endpoint': () =>
    google.nextAnswer((answer) => {
      answer.statusCode = 500;
      answer.body = { error: 'server_error', error_description: 'mia@provider.example broke it' };
    }),
  'refuses the code': () =>
    google.nextAnswer((answer) => {
      answer.statusCode = 400;
      answer.body = { error: 'invalid_grant' };
    }),
  'brings the nonce of another journey': () =>
    void google.signedIn(aProviderPerson({ nonce: 'of-another-journey' })),
  'brings a token for somebody else': () => void google.signedIn(aProviderPerson({ aud: 'another-client' })),
  'brings a token of another issuer': () =>
    void google.signedIn(aProviderPerson({ iss: 'https://evil.example' })),
  'brings a token that has run out': () =>
    void google.signedIn(aProviderPerson({ exp: Math.floor(Date.now() / 1000) - 600 })),
  'brings no token about the person': () =>
    google.nextAnswer((answer) => {
      if (answer.body) delete answer.body['id_token'];
    }),
  'answers with nothing that it should': () =>
    google.nextAnswer((answer) => {
      answer.body = '';
    }),
};

test.each(Object.keys(FAULTS))('a provider that %s opens and makes no account [AU-13]', async (fault) => {
  const before = await database.db.$count(users);
  const linesBefore = product.logged().length;
  google.signedIn(aProviderPerson());
  FAULTS[fault]?.();
  const { landing, hops, tab } = await visitProvider(product);
  expect(Object.fromEntries(landing.searchParams)).toEqual(BAD_CALLBACK);
  expect(fragmentOf(landing)).toMatchObject(BAD_CALLBACK);
  expect(landing.pathname).toBe('/auth');
  expect(await database.db.$count(users)).toBe(before);
  expect(tab.stored()).toBeUndefined();

  const errors = product
    .logged()
    .slice(linesBefore)
    .filter(({ level }) => level === 'error');
  expect(errors).toMatchObject([{ msg: 'a provider sign-in failed' }]);
  const log = JSON.stringify(product.logged());
  const verifier = String(google.tokenRequests.at(-1)?.['code_verifier']);
  for (const secret of [...secretsIn(hops), verifier, CLIENT_SECRET, '@provider.example', 'Söderström']) {
    expect(log).not.toContain(secret);
  }
});

/** What passed through the addresses and belongs in no log. */
function secretsIn(hops: URL[]): string[] {
  const found = hops.flatMap(({ searchParams }) =>
    ['state', 'nonce', 'code', 'code_challenge'].map((name) => searchParams.get(name)),
  );
  return found.filter((secret) => secret !== null);
}

test('the next journey is not troubled by the last one [AU-13]', async () => {
  FAULTS['fails at the token endpoint']?.();
  await visitProvider(product);
  google.signedIn(aProviderPerson());
  expect((await signInThere(product)).session.user.email).toBeTruthy();
});

test('what the provider says about a refusal reaches the page, cut to size [AU-13]', async () => {
  google.nextRedirect((url) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    url.searchParams.set('error_description', `Mia said no & left. ${'Really. '.repeat(100)}`);
  });
  const { landing } = await visitProvider(product);
  const found = Object.fromEntries(landing.searchParams);
  expect(found).toMatchObject({ error: 'access_denied', error_code: 'access_denied' });
  expect(found['error_description']).toMatch(/^Mia said no & left\. Really/);
  expect(found['error_description']?.length).toBeLessThanOrEqual(300);
  expect(fragmentOf(landing)).toMatchObject(found);
});

test('a refusal without words is put into some [AU-13]', async () => {
  google.nextRedirect((url) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'consent_required');
  });
  const { landing } = await visitProvider(product);
  expect(landing.searchParams.get('error_description')).toBe('Google answered: consent_required');
});

test('a provider that is away leads back to our page with words for it, and is asked again next time [AU-13]', async () => {
  const authorize = () =>
    away.get(`/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(`${away.url}/auth`)}`);
  for (const answer of [await authorize(), await authorize()]) {
    expect(answer.status).toBe(302);
    const landing = new URL(answer.headers.get('Location') ?? '');
    expect(landing.pathname).toBe('/auth');
    expect(Object.fromEntries(landing.searchParams)).toEqual(BAD_CALLBACK);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});
