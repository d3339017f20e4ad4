import { expect, test } from 'vitest';
import { fragmentOf, signUp } from '#server/auth/auth-js/client.ts';
import { aProviderPerson, startOpenIdServer } from '#server/auth/oauth/fakes/openid-server.ts';
import { signInThere, visitProvider } from '#server/auth/oauth/fakes/visit.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const server = await startOpenIdServer();
const database = await testDatabase();
const product = await testProduct(database, {
  RATE_LIMIT_FACTOR: '100',
  ...server.env('AZURE'),
  ...server.env('APPLE'),
  ...server.env('GOOGLE'),
});

const PRIVATE_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
const SOME_COMPANY = '72f988bf-86f1-41af-91ab-2d7cd011db47';

test.each([
  { tid: SOME_COMPANY },
  { tid: SOME_COMPANY, email_verified: true },
  { tid: SOME_COMPANY, xms_edov: false },
  { tid: SOME_COMPANY, xms_edov: '0' },
  { xms_edov: 'yes' },
])('what any administrator can write is no proof for Microsoft: %j [AU-13]', async (claims) => {
  const { person } = await signUp(product);
  server.signedIn(aProviderPerson({ email: person.email, email_verified: undefined, ...claims }));
  const { landing } = await visitProvider(product, { provider: 'azure' });
  expect(fragmentOf(landing)).toMatchObject({ error_code: 'provider_email_needs_verification' });
});

test.each([
  { tid: PRIVATE_TENANT },
  { tid: SOME_COMPANY, xms_edov: true },
  { tid: SOME_COMPANY, xms_edov: 'true' },
  { tid: SOME_COMPANY, xms_edov: '1' },
])('an address that Microsoft checked opens the account that has it: %j [AU-13]', async (claims) => {
  const { person, session } = await signUp(product);
  server.signedIn(aProviderPerson({ email: person.email, email_verified: undefined, ...claims }));
  const arrived = await signInThere(product, { provider: 'azure' });
  expect(arrived.session.user.id).toBe(session.user.id);
});

test('Apple is asked to answer with a form, and says "true" in letters [AU-13]', async () => {
  const mia = server.signedIn(aProviderPerson({ email_verified: 'true' }));
  const { session, hops } = await signInThere(product, { provider: 'apple' });
  expect(hops[0]?.searchParams.get('response_mode')).toBe('form_post');
  expect(hops[0]?.searchParams.get('scope')).toBe('openid email name');
  expect(session.user.email).toBe(mia.email);
});

test.each([
  ['apple', 'false'],
  ['google', 'true'],
  ['google', undefined],
] as const)('for %s an address is not verified by email_verified %j [AU-13]', async (provider, verified) => {
  server.signedIn(aProviderPerson({ email_verified: verified }));
  const { landing } = await visitProvider(product, { provider });
  expect(fragmentOf(landing)).toMatchObject({ error_code: 'provider_email_needs_verification' });
});

test('one subject at two providers is two people [AU-13]', async () => {
  const mia = server.signedIn(aProviderPerson());
  const first = await signInThere(product, { provider: 'google' });
  server.signedIn(aProviderPerson({ sub: mia.sub }));
  const second = await signInThere(product, { provider: 'apple' });
  expect(second.session.user.id).not.toBe(first.session.user.id);
});
