import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import {
  fragmentOf,
  lastMailTo,
  mailsTo,
  openTab,
  proveAddress,
  signIn,
  signUp,
} from '#server/auth/auth-js/client.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  aProviderPerson,
  startOpenIdServer,
  type Claims,
} from '#server/auth/oauth/fakes/openid-server.ts';
import { exchange, signInThere, visitProvider } from '#server/auth/oauth/fakes/visit.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { flowStates } from '#server/db/schema/sessions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { MAIL_TEXTS } from '#tests/support/mails.ts';

const google = await startOpenIdServer();
const database = await testDatabase();
const env = { RATE_LIMIT_FACTOR: '100', ...google.env('GOOGLE') };
const product = await testProduct(database, env);
const confirming = await testProduct(database, { ...env, AUTH_AUTOCONFIRM: 'false' });
const closed = await testProduct(database, { ...env, AUTH_SIGNUPS_ENABLED: 'false' });

test('a new person gets a confirmed account with the name that the provider knows [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson());
  const { session, landing } = await signInThere(product, { redirectTo: `${product.url}/auth?returnTo=%2F` });
  expect(landing.searchParams.get('returnTo')).toBe('/');
  expect(session.user).toMatchObject({
    email: mia.email,
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { username: mia.name, name: mia.name, picture: mia['picture'], email_verified: true },
    identities: [{ provider: 'google', id: mia.sub, identity_data: { sub: mia.sub, email: mia.email } }],
  });
  expect(session.user.email_confirmed_at).toBeTruthy();
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, session.user.id));
  expect(profile?.username).toBe(mia.name);
});

test('the code brings a session and the tokens of the provider, once [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const arrival = await visitProvider(product);
  const { storage } = arrival.tab;
  const verifiers = new Map(storage);
  const session = await exchange(arrival);
  expect(session.provider_token).toMatch(/^ey/);
  expect(session.provider_refresh_token).toMatch(/^[\w-]{36}$/);
  expect(decodeJwt(session.access_token)['amr']).toMatchObject([{ method: 'oauth' }]);

  const code = arrival.landing.searchParams.get('code') ?? '';
  const again = await openTab(product, { storage: verifiers }).auth.exchangeCodeForSession(code);
  expect(again.error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  const refreshed = await arrival.tab.auth.refreshSession();
  expect(refreshed.data.session).not.toHaveProperty('provider_token');
});

test('the provider is asked with our secret and the verifier that belongs to the challenge [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  await visitProvider(product);
  expect(google.tokenRequests.at(-1)).toMatchObject({
    grant_type: 'authorization_code',
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    redirect_uri: `${product.url}/auth/v1/callback`,
    code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
  });
});

test('without PKCE the session comes back behind the # [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson());
  const { landing, tab } = await visitProvider(product, { flowType: 'implicit' });
  expect(landing.search).toBe('');
  const fragment = fragmentOf(landing);
  expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600', sb: '' });
  expect(fragment['provider_token']).toMatch(/^ey/);
  const { data } = await tab.auth.setSession({
    access_token: fragment['access_token'] ?? '',
    refresh_token: fragment['refresh_token'] ?? '',
  });
  expect(data.user?.email).toBe(mia.email);
  expect((await tab.auth.refreshSession()).error).toBeNull();
});

test('nothing of the journey stays behind: no flow, no cookie [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const { session, browser } = await signInThere(product);
  // But that this browser has been here: it signs in to nothing.
  expect(browser.cookies().map(({ name }) => name)).toEqual([
    expect.stringMatching(/^fabloom_device_[0-9a-f]{12}$/),
  ]);
  const left = await database.db.select().from(flowStates).where(eq(flowStates.userId, session.user.id));
  expect(left).toEqual([]);
});

test('who comes back is known by the subject, also under a new address [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson());
  const first = await signInThere(product);
  const moved = google.signedIn({ ...mia, email: `moved-${mia.email}`, name: 'Mia Berg' });
  const second = await signInThere(product);
  expect(second.session.user.id).toBe(first.session.user.id);
  expect(second.session.user.email).toBe(mia.email);
  expect(second.session.user.identities).toMatchObject([
    { email: moved.email, identity_data: { email: moved.email, name: 'Mia Berg' } },
  ]);
});

test('an address alone makes nobody the same person: another subject does not get that account [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson());
  const first = await signInThere(product);
  google.signedIn({ ...mia, email: `moved-${mia.email}` });
  await signInThere(product);
  google.signedIn(aProviderPerson({ email: `moved-${mia.email}` }));
  const heir = await signInThere(product);
  expect(heir.session.user.id).not.toBe(first.session.user.id);
});

/** Somebody who has shown that the address is theirs, by opening a mail. */
async function provenMember() {
  const { person, auth, session } = await signUp(product, { flowType: 'implicit' });
  await proveAddress(product, { auth, person });
  return { person, session };
}

test('a verified address leads to the account whose owner has proven it, and the owner gets a mail [AU-13]', async () => {
  const { person, session } = await provenMember();
  const mia = google.signedIn(aProviderPerson({ email: person.email.toUpperCase() }));
  const linked = await signInThere(product);
  expect(linked.session.user.id).toBe(session.user.id);
  expect(linked.session.user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
  expect(linked.session.user.identities?.map(({ provider, id }) => [provider, id])).toEqual([
    ['email', session.user.id],
    ['google', mia.sub],
  ]);
  const notice = await lastMailTo(product, person.email);
  expect(notice.subject).toBe(MAIL_TEXTS.en.messages.identity_linked.subject);
  expect(notice.text).toContain('Google');
  await signIn(product, person);

  const before = await mailsTo(product, person.email);
  await signInThere(product);
  expect(await mailsTo(product, person.email)).toEqual(before);
});

test('who merely signed up with the address loses the account to its owner: password, sessions, factors [AU-13]', async () => {
  const squatter = await signUp(product);
  await squatter.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'left lying' });
  google.signedIn(aProviderPerson({ email: squatter.person.email }));
  const { session } = await signInThere(product);
  expect(session.user.id).toBe(squatter.session.user.id);
  expect(session.user.identities?.map(({ provider }) => provider)).toEqual(['google']);
  expect(session.user).not.toHaveProperty('factors');
  expect((await squatter.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await openTab(product).auth.signInWithPassword(squatter.person)).error?.code).toBe(
    'invalid_credentials',
  );
});

test('a second step of an owner who is known is not swept aside by a provider [AU-13]', async () => {
  const { auth, person } = await signUp(product);
  await proveAddress(product, { auth, person });
  const enrolled = await auth.mfa.enroll({ factorType: 'totp' });
  const code = new TOTP({ secret: Secret.fromBase32(enrolled.data?.totp.secret ?? '') }).generate();
  await auth.mfa.challengeAndVerify({ factorId: enrolled.data?.id ?? '', code });
  google.signedIn(aProviderPerson({ email: person.email }));
  const { session } = await signInThere(product);
  expect(session.user.factors).toMatchObject([{ status: 'verified' }]);
  expect((await auth.mfa.listFactors()).data?.totp).toHaveLength(1);
});

test('a second step that a squatter set up is, for else the owner could never come in [AU-13] [TR-09]', async () => {
  const { auth, person } = await signUp(product);
  const enrolled = await auth.mfa.enroll({ factorType: 'totp' });
  const code = new TOTP({ secret: Secret.fromBase32(enrolled.data?.totp.secret ?? '') }).generate();
  await auth.mfa.challengeAndVerify({ factorId: enrolled.data?.id ?? '', code });
  google.signedIn(aProviderPerson({ email: person.email }));
  const { session } = await signInThere(product);
  expect(session.user).not.toHaveProperty('factors');
  expect((await auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
});

test('the password of an account that nobody confirmed is dropped when its owner comes by a provider [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson());
  const squatter = { email: mia.email ?? '', password: 'waiting for Mia' };
  await openTab(confirming).auth.signUp(squatter);
  const { session } = await signInThere(confirming);
  expect(session.user.identities?.map(({ provider }) => provider)).toEqual(['google']);
  expect(session.user.email_confirmed_at).toBeTruthy();
  const { error } = await openTab(confirming).auth.signInWithPassword(squatter);
  expect(error?.code).toBe('invalid_credentials');
});

test('the confirmation mail of the squatter is worth nothing afterwards [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson());
  await openTab(confirming).auth.signUp({ email: mia.email ?? '', password: 'waiting for Mia' });
  const { link } = await lastMailTo(confirming, mia.email ?? '');
  await signInThere(confirming);
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain('error_code=otp_expired');
});

test.each<[string, Partial<Claims>]>([
  ['not verified', { email_verified: false }],
  ['unknown', { email: undefined, email_verified: undefined }],
])('an address that is %s opens and makes no account [AU-13]', async (_what, claims) => {
  const { person } = await signUp(product);
  const before = await database.db.$count(users);
  google.signedIn(aProviderPerson({ email: person.email, ...claims }));
  const { landing } = await visitProvider(product);
  for (const found of [Object.fromEntries(landing.searchParams), fragmentOf(landing)]) {
    expect(found).toMatchObject({
      error: 'invalid_request',
      error_code: 'provider_email_needs_verification',
      error_description: expect.stringContaining('verify'),
    });
  }
  expect(landing.searchParams.has('code')).toBe(false);
  expect(await database.db.$count(users)).toBe(before);
});

test('where sign-ups are switched off, a provider brings in only who is known [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson());
  const refused = await visitProvider(closed);
  expect(fragmentOf(refused.landing)).toMatchObject({ error_code: 'signup_disabled' });
  await signInThere(product);
  const { session } = await signInThere(closed);
  expect(session.user.email).toBe(mia.email);
});

test('who is banned does not get in by a provider either [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const { session } = await signInThere(product);
  await database.db
    .update(users)
    .set({ bannedUntil: new Date(Date.now() + 60_000) })
    .where(eq(users.id, session.user.id));
  const { landing } = await visitProvider(product);
  expect(fragmentOf(landing)).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
});

test('a new person who arrives in two tabs at once gets one account, and both tabs get in [AU-13]', async () => {
  google.signedIn(aProviderPerson());
  const [one, two] = await Promise.all([signInThere(product), signInThere(product)]);
  expect(one.session.user.id).toBe(two.session.user.id);
  expect(one.session.user.identities).toHaveLength(1);
});
