import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/accounts.ts';
import { flowStates, oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { UNHURRIED, aChallenge, accountsOf, claimsOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp, signIn, tryPassword, refresh, get, put, mailsTo, newestMail, follow, recoveryLink } =
  accountsOf(product);

const NEW = 'nine green boats';

/** As if the person had proven who they are so many minutes ago. */
async function age(session: Pick<WireSession, 'access_token'>, minutes: number): Promise<void> {
  const { session_id, amr } = claimsOf(session) as { session_id: string; amr: { method: string }[] };
  const timestamp = Math.floor(Date.now() / 1000) - minutes * 60;
  await db
    .update(sessions)
    .set({ amr: amr.map(({ method }) => ({ method, timestamp })) })
    .where(eq(sessions.id, session_id));
}

/** Somebody whose session has been open for an hour. */
async function settled() {
  const person = await signUp();
  await age(person.session, 60);
  return { ...person, token: person.session.access_token };
}

async function mailedCode(email: string): Promise<string> {
  const [code] = /\b\d{8}\b/.exec((await newestMail(email)).text) ?? [];
  if (!code) throw new Error('there is no code in the mail');
  return code;
}

test('whoever signed in a moment ago sets a new password, and the old one is dead', async () => {
  const { email, session } = await signUp();
  await age(session, 9);
  expect((await put('/user', { password: NEW }, session.access_token)).result).toBe('200');
  expect((await tryPassword(email, NEW)).result).toBe('200');
  expect((await tryPassword(email, PASSWORD)).result).toBe('400 invalid_credentials');
});

test('a session that was left open needs the old password', async () => {
  const { email, token } = await settled();
  const change = (fields: object) => put('/user', { password: NEW, ...fields }, token);
  expect((await change({})).result).toBe('400 current_password_required');
  expect((await change({ current_password: 'six red boats' })).result).toBe('400 current_password_invalid');
  expect((await change({ current_password: '' })).result).toBe('400 current_password_invalid');
  expect((await tryPassword(email, PASSWORD)).result).toBe('200');
  expect((await change({ current_password: PASSWORD })).result).toBe('200');
  expect((await tryPassword(email, NEW)).result).toBe('200');
});

test('a wrong old password is refused also in a fresh session', async () => {
  const { session } = await signUp();
  const body = { password: NEW, current_password: 'six red boats' };
  expect((await put('/user', body, session.access_token)).result).toBe('400 current_password_invalid');
});

test('a mailed code does as well, once', async () => {
  const { email, token } = await settled();
  expect((await get('/reauthenticate', token)).result).toBe('200');
  const nonce = await mailedCode(email);
  expect((await put('/user', { password: NEW, nonce }, token)).result).toBe('200');
  const again = await put('/user', { password: 'ten blue boats', nonce }, token);
  expect(again.result).toBe('422 reauthentication_not_valid');
  expect((await tryPassword(email, NEW)).result).toBe('200');
});

test('a code that is wrong, old or another one’s is refused', async () => {
  const { email, token, id } = await settled();
  const stranger = await settled();
  await get('/reauthenticate', token);
  const nonce = await mailedCode(email);
  const wrong = nonce === '00000000' ? '00000001' : '00000000';
  const refused = '422 reauthentication_not_valid';
  expect((await put('/user', { password: NEW, nonce: wrong }, token)).result).toBe(refused);
  expect((await put('/user', { password: NEW, nonce: '' }, token)).result).toBe(refused);
  expect((await put('/user', { password: NEW, nonce: '\u0000' }, token)).result).toBe(refused);
  expect((await put('/user', { password: NEW, nonce }, stranger.token)).result).toBe(refused);
  await db
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(and(eq(oneTimeTokens.userId, id), eq(oneTimeTokens.tokenType, 'reauthentication')));
  expect((await put('/user', { password: NEW, nonce }, token)).result).toBe(refused);
});

test('a mailed code is no link: it opens no session', async () => {
  const { email, token } = await settled();
  await get('/reauthenticate', token);
  const nonce = await mailedCode(email);
  const { post } = accountsOf(product);
  for (const type of ['recovery', 'reauthentication', 'email', 'magiclink', 'signup']) {
    expect((await post('/verify', { type, email, token: nonce })).result, type).toBe('403 otp_expired');
  }
});

test('a recovery has an hour, and after that needs proof again', async () => {
  const { email } = await signUp();
  const arrive = async () => ({
    access_token: (await follow(await recoveryLink(email))).fragment['access_token']!,
  });
  const early = await arrive();
  await age(early, 50);
  expect((await put('/user', { password: NEW }, early.access_token)).result).toBe('200');
  const late = await arrive();
  await age(late, 61);
  expect((await put('/user', { password: 'ten blue boats' }, late.access_token)).result).toBe(
    '400 current_password_required',
  );
});

test('a refresh does not make an old session fresh', async () => {
  const { session, token } = await settled();
  const { body } = await refresh(session.refresh_token);
  expect((await put('/user', { password: NEW }, body.access_token)).result).toBe(
    '400 current_password_required',
  );
  expect((await put('/user', { password: NEW }, token)).result).toBe('400 current_password_required');
});

test('the new password must be a new one', async () => {
  const { session } = await signUp();
  expect((await put('/user', { password: PASSWORD }, session.access_token)).result).toBe('422 same_password');
});

test('every other session ends, this one goes on, and the owner hears of it', async () => {
  const person = await signUp();
  const tablet = await signIn(person);
  await put('/user', { password: NEW }, person.session.access_token);
  expect((await get('/user', tablet.access_token)).result).toBe('403 session_not_found');
  expect((await refresh(tablet.refresh_token)).result).toBe('400 refresh_token_not_found');
  expect((await get('/user', person.session.access_token)).result).toBe('200');
  expect((await refresh(person.session.refresh_token)).result).toBe('200');
  const mails = await mailsTo(person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain(NEW);
});

test('links and codes that are still about become worthless', async () => {
  const { email, id, session } = await signUp();
  const implicit = await recoveryLink(email);
  await put('/user', { password: NEW }, session.access_token);
  expect((await follow(implicit)).fragment).toMatchObject({ error_code: 'otp_expired' });
  await recoveryLink(email, aChallenge().fields);
  await get('/reauthenticate', session.access_token);
  await put('/user', { email: `new.${id}@example.org`, ...aChallenge().fields }, session.access_token);
  expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, id))).toBe(4);
  await put('/user', { password: 'ten blue boats' }, session.access_token);
  expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, id))).toBe(0);
  expect(await db.$count(flowStates, eq(flowStates.userId, id))).toBe(0);
});

test('a change of the address that was under way is dropped: a thief may have asked for it', async () => {
  const { id, session } = await signUp();
  await put('/user', { email: `thief.${id}@example.org` }, session.access_token);
  const { body } = await put('/user', { password: NEW }, session.access_token);
  expect(body).not.toHaveProperty('new_email');
});

test('somebody who came through a provider can add a password', async () => {
  const { email, id, session } = await signUp();
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
  const guess = await put('/user', { password: NEW, current_password: '' }, session.access_token);
  expect(guess.result).toBe('400 current_password_invalid');
  expect((await put('/user', { password: NEW }, session.access_token)).result).toBe('200');
  expect((await tryPassword(email, NEW)).result).toBe('200');
});

test('a code is mailed only so often', async () => {
  const slow = accountsOf(await testProduct(database, { ...UNHURRIED, AUTH_MAIL_INTERVAL_S: '60' }));
  const { email, session } = await slow.signUp();
  expect((await slow.get('/reauthenticate', session.access_token)).result).toBe('200');
  const again = await slow.get('/reauthenticate', session.access_token);
  expect(again.result).toBe('429 over_email_send_rate_limit');
  expect(again.body['message']).toContain('60 seconds');
  expect(await slow.mailsTo(email)).toHaveLength(1);
});

test('the database knows neither the code nor anything it could be found from', async () => {
  const { email, token, id } = await settled();
  await get('/reauthenticate', token);
  const nonce = await mailedCode(email);
  const [row] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, id));
  const { createHash } = await import('node:crypto');
  const plain = createHash('sha256').update(nonce).digest();
  expect(row?.tokenHash.equals(plain)).toBe(false);
  expect(row?.tokenHash.equals(createHash('sha256').update(`reauthentication ${id} ${nonce}`).digest())).toBe(
    false,
  );
});
