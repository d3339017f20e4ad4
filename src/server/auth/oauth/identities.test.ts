import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { fragmentOf, lastMailTo, openTab, signIn, signUp, type Tab } from '#server/auth/auth-js/client.ts';
import { openBrowser } from '#server/auth/oauth/fakes/browser.ts';
import { aProviderPerson, startOpenIdServer } from '#server/auth/oauth/fakes/openid-server.ts';
import { exchange, signInThere, visitProvider } from '#server/auth/oauth/fakes/visit.ts';
import { identities } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { MAIL_TEXTS } from '#tests/support/mails.ts';

const google = await startOpenIdServer();
const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', ...google.env('GOOGLE') });

/** A tab whose requests carry the cookies of its browser, as those of a page do. */
async function member() {
  const browser = openBrowser();
  return { browser, ...(await signUp(product, { fetch: browser.fetch })) };
}

type Member = Awaited<ReturnType<typeof member>>;

async function linkThere({ auth, browser }: Pick<Member, 'auth' | 'browser'>): Promise<URL> {
  const { data, error } = await auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: `${product.url}/profile`, scopes: 'calendar' },
  });
  if (error) throw error;
  return (await browser.travel(data.url, product.url)).landing;
}

async function providersOf({ auth }: Pick<Tab, 'auth'>) {
  const { data } = await auth.getUserIdentities();
  return data?.identities.map(({ provider }) => provider);
}

async function identityOf({ auth }: Pick<Tab, 'auth'>, provider: string) {
  const { data } = await auth.getUserIdentities();
  const identity = data?.identities.find((each) => each.provider === provider);
  if (!identity) throw new Error(`there is no identity with ${provider}`);
  return identity;
}

test('somebody who is signed in adds a provider, whatever address it knows, and hears of it [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson({ email_verified: false }));
  const tab = await member();
  const landing = await linkThere(tab);
  expect(landing.pathname).toBe('/profile');
  const { data } = await tab.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect(data.user?.id).toBe(tab.session.user.id);
  expect(data.user?.email).toBe(tab.person.email);
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
  expect(await identityOf(tab, 'google')).toMatchObject({ id: mia.sub, email: mia.email });
  const notice = await lastMailTo(product, tab.person.email);
  expect(notice.subject).toBe(MAIL_TEXTS.en.messages.identity_linked.subject);

  const later = await signInThere(product);
  expect(later.session.user.id).toBe(tab.session.user.id);
});

test('the address to link at is told as JSON, or leads there by itself, and needs a session [AU-13]', async () => {
  const { session } = await member();
  const path = '/auth/v1/user/identities/authorize?provider=google';
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const told = await product.get(`${path}&skip_http_redirect=true&scopes=calendar`, { headers });
  const { url } = (await told.json()) as { url: string };
  expect(new URL(url).searchParams.get('scope')).toBe('openid email profile calendar');
  const led = await product.get(path, { headers });
  expect(led.status).toBe(302);
  expect(led.headers.get('location')).toMatch(google.issuer);
  expect((await product.get(path)).status).toBe(401);
  const unknown = await product.get(path.replace('google', 'myspace'), { headers });
  expect(unknown.status).toBe(400);
});

test('what is linked to somebody is not linked to somebody else [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const owner = await signInThere(product);
  const other = await member();
  const landing = await linkThere(other);
  for (const found of [Object.fromEntries(landing.searchParams), fragmentOf(landing)]) {
    expect(found).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    });
  }
  expect(await providersOf(other)).toEqual(['email']);
  expect((await signInThere(product)).session.user.id).toBe(owner.session.user.id);
});

test('a journey that one person began to link does not end in the account of another [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const attacker = await member();
  const { data } = await attacker.auth.linkIdentity({ provider: 'google' });
  const victim = openBrowser(); // follows an address that the attacker sent
  const { landing } = await victim.travel(data?.url ?? '', product.url);
  expect(fragmentOf(landing)).toMatchObject({ error_code: 'bad_oauth_state' });
  expect(await providersOf(attacker)).toEqual(['email']);
});

test('an identity is removed, its provider no longer opens the account, and the owner hears of it [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const tab = await member();
  await linkThere(tab);
  const { data, error } = await tab.auth.unlinkIdentity(await identityOf(tab, 'google'));
  expect({ data, error }).toEqual({ data: {}, error: null });
  expect(await providersOf(tab)).toEqual(['email']);
  expect((await tab.auth.getUser()).data.user?.app_metadata).toEqual({
    provider: 'email',
    providers: ['email'],
  });
  const notice = await lastMailTo(product, tab.person.email);
  expect(notice.subject).toBe(MAIL_TEXTS.en.messages.identity_unlinked.subject);
  expect(notice.text).toContain('Google');
  const stranger = await signInThere(product);
  expect(stranger.session.user.id).not.toBe(tab.session.user.id);
});

test('the last way in stays [AU-13]', async () => {
  const tab = await member();
  const { error } = await tab.auth.unlinkIdentity(await identityOf(tab, 'email'));
  expect(error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
  await signIn(product, tab.person);
});

test('of two ways in that are removed at the same moment, one stays [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const tab = await member();
  await linkThere(tab);
  const both = [await identityOf(tab, 'google'), await identityOf(tab, 'email')];
  const answers = await Promise.all(both.map((identity) => tab.auth.unlinkIdentity(identity)));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(await providersOf(tab)).toHaveLength(1);
});

test('the identities of others are not to be removed [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const [tab, other] = [await member(), await member()];
  await linkThere(tab);
  const before = await database.db.$count(identities);
  const NOT_FOUND = { status: 422, code: 'identity_not_found' };
  const foreign = await identityOf(other, 'email');
  expect((await tab.auth.unlinkIdentity(foreign)).error).toMatchObject(NOT_FOUND);
  const unknown = { ...foreign, identity_id: 'no-id-at-all' };
  expect((await tab.auth.unlinkIdentity(unknown)).error).toMatchObject(NOT_FOUND);
  expect(await database.db.$count(identities)).toBe(before);
});

test('without the identity of the address there is no signing in with a password [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const tab = await member();
  await linkThere(tab);
  await tab.auth.unlinkIdentity(await identityOf(tab, 'email'));
  const { error } = await openTab(product).auth.signInWithPassword(tab.person);
  expect(error?.code).toBe('invalid_credentials');
  expect((await signInThere(product)).session.user.id).toBe(tab.session.user.id);
});

test('with a second factor, the first step alone neither adds nor removes a way in [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const tab = await member();
  await linkThere(tab);
  const enrolled = await tab.auth.mfa.enroll({ factorType: 'totp' });
  const code = new TOTP({ secret: Secret.fromBase32(enrolled.data?.totp.secret ?? '') }).generate();
  await tab.auth.mfa.challengeAndVerify({ factorId: enrolled.data?.id ?? '', code });

  const lesser = await signInThere(product);
  const { error } = await lesser.tab.auth.unlinkIdentity(await identityOf(lesser.tab, 'google'));
  expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  const linking = await lesser.tab.auth.linkIdentity({ provider: 'google' });
  expect(linking.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await tab.auth.unlinkIdentity(await identityOf(tab, 'google'))).error).toBeNull();
});

test('a session that was left open for an hour adds no way in [AU-13]', async () => {
  const { auth, session } = await member();
  const timestamp = Math.floor(Date.now() / 1000) - 3600;
  await database.db
    .update(sessions)
    .set({ amr: [{ method: 'password', timestamp }] })
    .where(eq(sessions.userId, session.user.id));
  const { error } = await auth.linkIdentity({ provider: 'google' });
  expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
});

test('who signs out on the way adds no way in [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const { auth, browser, person } = await member();
  const { data } = await auth.linkIdentity({ provider: 'google' });
  await auth.signOut();
  const { landing } = await browser.travel(data?.url ?? '', product.url);
  expect(fragmentOf(landing)).toMatchObject({ error_code: 'bad_oauth_state' });
  expect(await providersOf(await signIn(product, person))).toEqual(['email']);
});

test('who deleted the account meanwhile gets no identity [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const tab = await member();
  const { data } = await tab.auth.linkIdentity({ provider: 'google' });
  await database.pool.query('delete from auth.users where id = $1', [tab.session.user.id]);
  const { landing } = await tab.browser.travel(data?.url ?? '', product.url);
  expect(fragmentOf(landing)).toHaveProperty('error_code');
  await exchange(await visitProvider(product)); // and may start anew
});
