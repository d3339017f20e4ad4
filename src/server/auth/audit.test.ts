import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { identities, users } from '#server/db/schema/accounts.ts';
import { mfaChallenges, mfaFactors } from '#server/db/schema/mfa.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { flowStates, oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import {
  UNHURRIED,
  aChallenge,
  accountsOf,
  anEmail,
  claimsOf,
  codeOf,
  PASSWORD,
} from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, { ...UNHURRIED, TRUSTED_PROXIES: 'loopback' });
const accounts = accountsOf(product);
const { signUp, signIn, tryPassword, refresh, call, get, post, put, follow, recoveryLink, newestMail } =
  accounts;
const { enrol, tryCode, exchange } = accounts;

/** What was written about a person, oldest first. */
async function historyOf(id: string) {
  await product.mails(); // what is left to do after an answer is done
  const rows = await db.select().from(auditLog).orderBy(auditLog.id);
  return rows.filter(({ actorId, subject }) => actorId === id || subject === id);
}

const actionsOf = async (id: string) => (await historyOf(id)).map(({ action }) => action);

test('signing up, in and out, and failing to, is on record with from where and with what', async () => {
  const { id, email, session } = await signUp();
  const from = {
    'User-Agent': 'Tablet/1',
    'X-Forwarded-For': '203.0.113.7',
    'X-Request-Id': 'trace-12345678',
  };
  await tryPassword(email, 'six red boats', from);
  await tryPassword(email, PASSWORD, from);
  await product.mails();
  await call('POST', '/logout?scope=others', { token: session.access_token });
  const history = await historyOf(id);
  expect(history.map(({ action }) => action)).toEqual(['sign_up', 'sign_in_failed', 'sign_in', 'sign_out']);
  const [, failed, succeeded, out] = history;
  const visit = { ip: '203.0.113.7', userAgent: 'Tablet/1', requestId: 'trace-12345678' };
  // Who failed is not known to have been the owner.
  expect(failed).toMatchObject({ actorId: null, subject: id, details: { method: 'password' }, ...visit });
  expect(succeeded).toMatchObject({ actorId: id, details: { method: 'password' }, ...visit });
  expect(out).toMatchObject({ details: { scope: 'others' } });
});

test('a failed sign-in with an unknown address names nobody', async () => {
  await product.mails();
  const before = await db.$count(auditLog);
  await tryPassword(anEmail('nobody'), PASSWORD);
  await product.mails();
  const rows = (await db.select().from(auditLog).orderBy(auditLog.id)).slice(before);
  expect(rows).toMatchObject([{ action: 'sign_in_failed', actorId: null, subject: null }]);
});

test('a stolen refresh token is on record with its session', async () => {
  const { id, session } = await signUp();
  let token = session.refresh_token;
  for (let i = 0; i < 2; i++) token = (await refresh(token)).body.refresh_token;
  const refreshedAt = new Date(Date.now() - 11_000);
  await db.update(sessions).set({ refreshedAt }).where(eq(sessions.userId, id));
  await refresh(session.refresh_token);
  expect((await historyOf(id)).at(-1)).toMatchObject({
    action: 'refresh_token_reused',
    subject: claimsOf(session)['session_id'],
  });
});

test('recovery, a new password and a new address are on record', async () => {
  const { id, email } = await signUp();
  const { fragment } = await follow(await recoveryLink(email));
  const token = fragment['access_token'];
  await put('/user', { password: 'nine green boats' }, token);
  const newEmail = anEmail('new');
  await put('/user', { email: newEmail }, token);
  await follow((await newestMail(email)).link);
  await follow((await newestMail(newEmail)).link);
  expect(await actionsOf(id)).toEqual([
    'sign_up',
    'recovery_requested',
    'link_followed',
    'password_changed',
    'email_change_requested',
    'link_followed',
    'link_followed',
    'email_changed',
  ]);
});

test('factors are on record, wrong codes too', async () => {
  const { session } = await signUp();
  const { id, secret } = await enrol(session.access_token);
  await tryCode(id, codeOf(secret, 5), session.access_token);
  const { body } = await tryCode(id, codeOf(secret), session.access_token);
  await call('DELETE', `/factors/${id}`, { token: body.access_token });
  expect(await actionsOf(id)).toEqual([
    'factor_enrolled',
    'factor_failed',
    'factor_verified',
    'factor_removed',
  ]);
});

/** Goes through everything once, and returns whatever must not be found lying about afterwards. */
async function aBusyDay(): Promise<Record<string, string>> {
  const [email, newEmail] = [anEmail('very.private'), anEmail('also.private')];
  const [password, newPassword] = ['a very secret password', 'another very secret one'];
  const person = await signUp({ email, password, data: { username: 'Confidential Child' } });
  const { verifier, fields } = aChallenge();
  await tryPassword(email, 'a wrong secret password');
  const refreshed = (await refresh(person.session.refresh_token)).body;
  const link = await recoveryLink(email, fields);
  const code = (await follow(link)).query['code']!;
  await exchange(code, 'x'.repeat(43));
  const recovered = (await exchange(code, verifier)).body;
  await follow(link);
  await get('/reauthenticate', recovered.access_token);
  const nonce = /\b\d{8}\b/.exec((await newestMail(email)).text)![0];
  await put('/user', { password: newPassword, nonce }, recovered.access_token);
  await put('/user', { email: newEmail }, recovered.access_token);
  const [toOld, toNew] = [(await newestMail(email)).link, (await newestMail(newEmail)).link];
  await follow(toOld);
  await follow(toNew);
  const session = await signIn({ email: newEmail, password: newPassword });
  const factor = await enrol(session.access_token);
  const totp = codeOf(factor.secret);
  await tryCode(factor.id, totp, session.access_token);
  await post('/token?grant_type=refresh_token', { refresh_token: 'a very wrong refresh token' });
  await get('/user', 'a.very.wrong-access-token');
  await post('/signup', { email, password: 'boats', data: { username: '\u0000' } });
  await product.get(`/auth/v1/verify?token=a-very-wrong-link-token&type=signup&email=${email}`);
  await product.mails();
  const token = (of: string) => new URL(of).searchParams.get('token')!;
  return {
    email,
    newEmail,
    password,
    newPassword,
    wrongPassword: 'a wrong secret password',
    username: 'Confidential Child',
    accessToken: person.session.access_token,
    signature: session.access_token.split('.')[2]!,
    refreshToken: person.session.refresh_token,
    refreshed: refreshed.refresh_token,
    recovered: recovered.refresh_token,
    verifier,
    code,
    nonce,
    recoveryToken: token(link),
    tokenToOld: token(toOld),
    tokenToNew: token(toNew),
    factorSecret: factor.secret,
    wrongRefreshToken: 'a very wrong refresh token',
    wrongAccessToken: 'a.very.wrong-access-token',
    wrongLinkToken: 'a-very-wrong-link-token',
  };
}

test('neither the log nor the record holds a password, a token, a code, a link, an address or a name', async () => {
  const secrets = await aBusyDay();
  const log = JSON.stringify(product.logged());
  const record = JSON.stringify(await db.select().from(auditLog));
  expect(log).toContain('/auth/v1/verify'); // it is the right log
  expect(record).toContain('factor_verified');
  for (const [what, secret] of Object.entries(secrets)) {
    expect(log.includes(secret), `${what} in the log`).toBe(false);
    expect(record.includes(secret), `${what} in the record`).toBe(false);
  }
  expect(log).not.toContain('argon2id');
  expect(product.logged().filter(({ level }) => level === 'error')).toEqual([]);
});

test('the tables of the service hold nothing that could be used as it is', async () => {
  const secrets = await aBusyDay();
  const tables = [users, identities, sessions, flowStates, oneTimeTokens, mfaFactors, mfaChallenges];
  const rows = await Promise.all(tables.map((table) => db.select().from(table)));
  const dump = JSON.stringify(rows, (_name, value: unknown) =>
    isBytes(value) ? Buffer.from(value.data).toString('latin1') : value,
  );
  expect(dump).toContain(secrets['newEmail']);
  for (const [what, secret] of Object.entries(secrets)) {
    if (/mail|username/i.test(what)) continue;
    expect(dump.includes(secret), what).toBe(false);
  }
});

/** What `JSON.stringify` makes of a buffer before it asks us. */
function isBytes(value: unknown): value is { data: number[] } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
}

test('an account that is deleted takes everything with it but an anonymous trace in the record', async () => {
  const { id, session, email } = await signUp();
  const factor = await enrol(session.access_token);
  await accounts.challenge(factor.id, session.access_token);
  await recoveryLink(email, aChallenge().fields);
  await get('/reauthenticate', session.access_token);
  const count = async () => ({
    identities: await db.$count(identities, eq(identities.userId, id)),
    sessions: await db.$count(sessions, eq(sessions.userId, id)),
    factors: await db.$count(mfaFactors, eq(mfaFactors.userId, id)),
    challenges: await db.$count(mfaChallenges, eq(mfaChallenges.factorId, factor.id)),
    links: await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, id)),
    journeys: await db.$count(flowStates, eq(flowStates.userId, id)),
  });
  expect(await count()).toEqual({
    identities: 1,
    sessions: 1,
    factors: 1,
    challenges: 1,
    links: 2,
    journeys: 1,
  });
  const trace = (await historyOf(id)).find(({ action }) => action === 'sign_up')!;
  await db.delete(users).where(eq(users.id, id));
  expect(await count()).toEqual({
    identities: 0,
    sessions: 0,
    factors: 0,
    challenges: 0,
    links: 0,
    journeys: 0,
  });
  const [left] = await db.select().from(auditLog).where(eq(auditLog.id, trace.id));
  expect(left).toMatchObject({ action: 'sign_up', actorId: null });
  expect((await get('/user', session.access_token)).result).toBe('403 user_not_found');
});
