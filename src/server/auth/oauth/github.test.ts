import { expect, test } from 'vitest';
import { fragmentOf, lastMailTo, signUp } from '#server/auth/auth-js/client.ts';
import { aGitHubPerson, startGitHub } from '#server/auth/oauth/fakes/github-server.ts';
import { CLIENT_ID } from '#server/auth/oauth/fakes/openid-server.ts';
import { signInThere, visitProvider } from '#server/auth/oauth/fakes/visit.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const github = await startGitHub();
const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', ...github.env() });
const wrongSecret = await testProduct(database, { ...github.env(), AUTH_GITHUB_CLIENT_SECRET: 'guessed' });

const provider = 'github';

test('the browser is sent to GitHub with state and a hashed challenge [AU-13]', async () => {
  github.signedIn(aGitHubPerson());
  const { hops } = await visitProvider(product, { provider });
  const [there] = hops;
  expect(there?.href.startsWith(`${github.issuer}/login/oauth/authorize?`)).toBe(true);
  expect(Object.fromEntries(there?.searchParams ?? [])).toEqual({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${product.url}/auth/v1/callback`,
    scope: 'read:user user:email',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('who comes back gets an account by the first address, in small letters, and the token [AU-13]', async () => {
  const octo = github.signedIn(aGitHubPerson());
  const { session } = await signInThere(product, { provider });
  expect(session.user).toMatchObject({
    email: `octo-${octo.id}@example.org`,
    user_metadata: { username: 'Octo Cat', user_name: octo.login },
    identities: [{ provider: 'github', id: String(octo.id) }],
  });
  expect(session.provider_token).toMatch(/^gho_/);
  expect(session).not.toHaveProperty('provider_refresh_token');
});

test('who told GitHub no name is called by the address [AU-13]', async () => {
  const octo = github.signedIn(aGitHubPerson({ name: null }));
  const { session } = await signInThere(product, { provider });
  expect(session.user.user_metadata['username']).toBe(`octo-${octo.id}`);
});

test('a renamed person with a new address is the same person [AU-13]', async () => {
  const octo = github.signedIn(aGitHubPerson());
  const first = await signInThere(product, { provider });
  github.signedIn({ ...aGitHubPerson(), id: octo.id, login: 'renamed' });
  const second = await signInThere(product, { provider });
  expect(second.session.user.id).toBe(first.session.user.id);
});

test('a verified first address leads to the account that has it [AU-13]', async () => {
  const { person, session } = await signUp(product);
  github.signedIn(aGitHubPerson({ emails: [{ email: person.email, primary: true, verified: true }] }));
  const linked = await signInThere(product, { provider });
  expect(linked.session.user.id).toBe(session.user.id);
  expect((await lastMailTo(product, person.email)).text).toContain('GitHub');
});

test.each([
  ['is not verified', { primary: true, verified: false }],
  ['is not the first one', { primary: false, verified: true }],
])('an address that %s opens no account [AU-13]', async (_what, address) => {
  const { person } = await signUp(product);
  github.signedIn(aGitHubPerson({ emails: [{ email: person.email, ...address }] }));
  const { landing } = await visitProvider(product, { provider });
  expect(fragmentOf(landing)).toMatchObject({ error_code: 'provider_email_needs_verification' });
});

test('a refusal by GitHub, which it sends as if all were well, opens nothing [AU-13]', async () => {
  github.signedIn(aGitHubPerson());
  const { landing } = await visitProvider(wrongSecret, { provider });
  expect(fragmentOf(landing)).toMatchObject({ error_code: 'bad_oauth_callback' });
  expect(JSON.stringify(wrongSecret.logged())).not.toContain('guessed');
});
