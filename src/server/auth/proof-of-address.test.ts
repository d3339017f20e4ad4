import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { openTab, signUp } from '#server/auth/auth-js/client.ts';
import { openBrowser } from '#server/auth/oauth/fakes/browser.ts';
import { aProviderPerson, startOpenIdServer } from '#server/auth/oauth/fakes/openid-server.ts';
import { signInThere } from '#server/auth/oauth/fakes/visit.ts';
import { users } from '#server/db/schema/accounts.ts';
import { flowStates, oneTimeTokens } from '#server/db/schema/sessions.ts';
import { UNHURRIED, aChallenge, accountsOf, anEmail, codeOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const google = await startOpenIdServer();
const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, { ...UNHURRIED, ...google.env('GOOGLE') });
const accounts = accountsOf(product);
const { get, post, put, follow, refresh, tryPassword, recoveryLink, newestMail } = accounts;

const NEW = 'nine green boats';

/** Somebody signs up with an address that is not theirs and leaves every door ajar behind them. */
async function attack() {
  const browser = openBrowser();
  const { auth, person, session } = await signUp(product, { fetch: browser.fetch });
  google.signedIn(aProviderPerson());
  const linking = await auth.linkIdentity({ provider: 'google', options: { redirectTo: product.url } });
  await browser.travel(linking.data?.url ?? '', product.url);
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' });
  const app = new TOTP({ secret: Secret.fromBase32(factor?.totp.secret ?? '') });
  const raised = await auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: app.generate() });
  // One journey that only waits to be exchanged, one code, and a move to an address of their own.
  const { landing, tab } = await signInUpToTheCode();
  await auth.reauthenticate();
  const code = /\b\d{8}\b/.exec((await newestMail(person.email)).text)?.[0] ?? '';
  await auth.updateUser({ email: anEmail('attacker') });
  return {
    victim: { email: person.email, password: person.password },
    userId: session.user.id,
    factor: { id: factor?.id ?? '', secret: factor?.totp.secret ?? '' },
    tokens: [session, raised.data].map((each) => ({
      access: each?.access_token ?? '',
      refresh: each?.refresh_token ?? '',
    })),
    tab,
    authCode: landing.searchParams.get('code') ?? '',
    code,
  };
}

/** By the provider that was linked, as far as to the code that a browser exchanges. */
async function signInUpToTheCode() {
  const browser = openBrowser();
  const tab = openTab(product, { fetch: browser.fetch });
  const { data } = await tab.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: product.url },
  });
  return { tab, ...(await browser.travel(data.url ?? '', product.url)) };
}

async function expectAllWaysDead({
  victim,
  userId,
  tokens,
  tab,
  authCode,
}: Awaited<ReturnType<typeof attack>>) {
  expect((await tryPassword(victim.email, victim.password)).result).toBe('400 invalid_credentials');
  for (const { access, refresh: token } of tokens) {
    expect((await get('/user', access)).result).toBe('403 session_not_found');
    expect((await refresh(token)).result).toBe('400 refresh_token_not_found');
  }
  expect((await tab.auth.exchangeCodeForSession(authCode)).error?.code).toBe('flow_state_not_found');
  // Their provider knows them still, and makes them an account of their own.
  expect((await signInThere(product)).session.user.id).not.toBe(userId);
  expect(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))).toEqual([]);
}

test('whoever signed up first with another’s address has no way in once the owner recovers it [TR-09]', async () => {
  const attacker = await attack();
  const { fragment } = await follow(await recoveryLink(attacker.victim.email));
  const token = fragment['access_token']!;
  await expectAllWaysDead(attacker);
  const { body } = await get('/user', token);
  expect(body).not.toHaveProperty('factors');
  expect(body).not.toHaveProperty('new_email');
  expect(body).toMatchObject({ app_metadata: { provider: 'email', providers: ['email'] } });
  // The owner is not stopped by a second step that they never set up.
  expect((await put('/user', { password: NEW }, token)).result).toBe('200');
  expect((await tryPassword(attacker.victim.email, NEW)).result).toBe('200');
});

test('nor when the owner comes by a link that ends in a code [TR-09]', async () => {
  const attacker = await attack();
  const { verifier, fields } = aChallenge();
  const { query } = await follow(await recoveryLink(attacker.victim.email, fields));
  await expectAllWaysDead(attacker);
  const { result, body } = await accounts.exchange(query['code'], verifier);
  expect([result, body.user.id]).toEqual(['200', attacker.userId]);
  expect(await db.select().from(flowStates).where(eq(flowStates.userId, attacker.userId))).toEqual([]);
});

test('nor when the owner comes by a provider that vouches for the address [TR-09]', async () => {
  const attacker = await attack();
  const theirs = google.signedIn(aProviderPerson({ email: attacker.victim.email }));
  const { session } = await signInThere(product);
  expect(session.user.id).toBe(attacker.userId);
  expect(session.user.identities?.map(({ id }) => id)).toEqual([theirs.sub]);
  expect(session.user).not.toHaveProperty('factors');
  google.signedIn(aProviderPerson());
  await expectAllWaysDead(attacker);
});

test('an owner who is known keeps the second step and the providers at a recovery, but no session [TR-09]', async () => {
  const person = await accounts.signUp();
  await accounts.proveAddress(person);
  const factor = await accounts.enrol(person.session.access_token);
  await accounts.tryCode(factor.id, codeOf(factor.secret), person.session.access_token);
  const unfinished = { factor_type: 'totp', friendly_name: 'left lying' };
  await post('/factors', unfinished, person.session.access_token);
  const { fragment } = await follow(await recoveryLink(person.email));
  const token = fragment['access_token']!;
  expect((await get('/user', person.session.access_token)).result).toBe('403 session_not_found');
  expect((await get('/user', token)).body['factors']).toMatchObject([{ id: factor.id, status: 'verified' }]);
  expect((await put('/user', { password: NEW }, token)).result).toBe('401 insufficient_aal');
});

test('who came by a provider keeps it at a recovery [TR-09]', async () => {
  google.signedIn(aProviderPerson());
  const { session } = await signInThere(product);
  await follow(await recoveryLink(session.user.email ?? ''));
  expect((await signInThere(product)).session.user.id).toBe(session.user.id);
});

test('the first proof counts, not the latest: a second link does not make the second step old [TR-09]', async () => {
  const person = await accounts.signUp();
  await follow(await recoveryLink(person.email));
  const first = await provenAt(person.id);
  expect(first).toBeInstanceOf(Date);
  await follow(await recoveryLink(person.email));
  expect(await provenAt(person.id)).toEqual(first);
});

test('who moves an account onto another’s address loses it when that one recovers it [TR-09]', async () => {
  const mover = await accounts.signUpWithFactor();
  await accounts.proveAddress(mover);
  const victim = anEmail('victim');
  await put('/user', { email: victim }, mover.session.access_token);
  await follow((await newestMail(victim)).link);
  await follow((await newestMail(mover.email)).link);
  // The move itself takes nothing from whoever asked for it.
  expect((await tryPassword(victim, PASSWORD)).result).toBe('200');
  const { fragment } = await follow(await recoveryLink(victim));
  const token = fragment['access_token']!;
  expect((await get('/user', token)).body).not.toHaveProperty('factors');
  expect((await put('/user', { password: NEW }, token)).result).toBe('200');
  expect((await get('/user', mover.session.access_token)).result).toBe('403 session_not_found');
  expect((await tryPassword(victim, PASSWORD)).result).toBe('400 invalid_credentials');
});

async function provenAt(userId: string): Promise<Date | null | undefined> {
  const [row] = await db.select({ at: users.emailProvenAt }).from(users).where(eq(users.id, userId));
  return row?.at;
}
