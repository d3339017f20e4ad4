import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { users } from '#server/db/schema/accounts.ts';
import { oneTimeTokens } from '#server/db/schema/sessions.ts';
import { UNHURRIED, aChallenge, accountsOf, anEmail, claimsOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const {
  signUp,
  tryPassword,
  get,
  post,
  put,
  mailsTo,
  newestMail,
  follow,
  exchange,
  recoveryLink,
  signUpWithFactor,
} = accountsOf(product);

const HALF_WAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const addressOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email;
const linkTo = async (email: string) => (await newestMail(email)).link;

/** Somebody who asked for a new address; both links are in the mail. */
async function moving(fields: Record<string, unknown> = {}) {
  const person = await signUp();
  const newEmail = anEmail('new');
  const answer = await put('/user', { email: newEmail, ...fields }, person.session.access_token);
  if (answer.result !== '200') throw new Error(answer.result);
  return {
    ...person,
    newEmail,
    answer,
    toOld: await linkTo(person.email),
    toNew: await linkTo(newEmail),
  };
}

test('a new address waits, and both addresses get a link of their own [AU-10]', async () => {
  const { answer, email, newEmail, id, toOld, toNew } = await moving();
  expect(answer.body).toMatchObject({ email, new_email: newEmail, email_change_sent_at: expect.any(String) });
  expect(await addressOf(id)).toBe(email);
  expect(toOld).not.toBe(toNew);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Is your account to get a new email address?',
  ]);
  expect((await mailsTo(newEmail)).map(({ subject }) => subject)).toEqual([
    'Please confirm your new email address',
  ]);
});

test.each(['the old address first', 'the new address first'])(
  'one link is half the way, both are all of it: %s [AU-10]',
  async (order) => {
    const { email, newEmail, id, toOld, toNew } = await moving();
    const [first, second] = order.startsWith('the old') ? [toOld, toNew] : [toNew, toOld];
    const half = await follow(first);
    expect([half.status, half.query, half.fragment]).toEqual([303, {}, { message: HALF_WAY, sb: '' }]);
    expect(await addressOf(id)).toBe(email);
    const whole = await follow(second);
    expect(whole.fragment).toMatchObject({ type: 'email_change', access_token: expect.any(String) });
    const user = (await get('/user', whole.fragment['access_token'])).body;
    expect(user).toMatchObject({
      id,
      email: newEmail,
      identities: [{ email: newEmail, identity_data: { email: newEmail } }],
    });
    expect(user).not.toHaveProperty('new_email');
    expect((await tryPassword(newEmail, PASSWORD)).result).toBe('200');
    expect((await tryPassword(email, PASSWORD)).result).toBe('400 invalid_credentials');
  },
);

test('with a challenge the second link ends in a code [AU-10]', async () => {
  const { verifier, fields } = aChallenge();
  const { id, newEmail, toOld, toNew } = await moving(fields);
  const half = await follow(toOld);
  expect([half.query, half.fragment]).toEqual([{ message: HALF_WAY }, { message: HALF_WAY, sb: '' }]);
  const { query, fragment } = await follow(toNew);
  expect(fragment).toEqual({});
  const { result, body } = await exchange(query['code'], verifier);
  expect([result, body.user.id, body.user.email]).toEqual(['200', id, newEmail]);
  expect(claimsOf(body)['amr']).toMatchObject([{ method: 'email_change' }]);
});

test('a page of ours hears of the half way in JSON', async () => {
  const { id, newEmail, toOld, toNew } = await moving();
  const verify = (link: string) => {
    const token_hash = new URL(link).searchParams.get('token');
    return post<WireSession>('/verify', { type: 'email_change', token_hash });
  };
  expect((await verify(toOld)).body).toEqual({ msg: HALF_WAY, code: '200' });
  const { body } = await verify(toNew);
  expect(body.user).toMatchObject({ id, email: newEmail });
});

test('one link twice is not two links', async () => {
  const { email, id, toNew } = await moving();
  await follow(toNew);
  expect((await follow(toNew)).fragment).toMatchObject({ error_code: 'otp_expired' });
  expect(await addressOf(id)).toBe(email);
});

test('nor is it when the mails are sent once more in between', async () => {
  const { email, newEmail, id, toNew } = await moving();
  await follow(toNew);
  expect((await post('/resend', { type: 'email_change', email })).result).toBe('200');
  const again = await linkTo(newEmail);
  expect(again).not.toBe(toNew);
  expect((await follow(again)).fragment).toMatchObject({ message: HALF_WAY });
  expect(await addressOf(id)).toBe(email);
  expect((await follow(await linkTo(email))).fragment['access_token']).toBeDefined();
  expect(await addressOf(id)).toBe(newEmail);
});

test('both links at the same moment are both', async () => {
  const { newEmail, id, toOld, toNew } = await moving();
  await Promise.all([follow(toOld), follow(toNew)]);
  expect(await addressOf(id)).toBe(newEmail);
});

test('the old address hears of it when it is done, and not before', async () => {
  const { email, newEmail, toOld, toNew } = await moving();
  await follow(toNew);
  expect(await mailsTo(email)).toHaveLength(1);
  await follow(toOld);
  const notice = await newestMail(email);
  expect(notice.subject).toBe('Your email address was changed');
  expect(notice.text).toContain(newEmail);
});

test.each([
  ['implicit', {}],
  ['with a challenge', aChallenge().fields],
])('a recovery link that the old address still has is dead afterwards: %s', async (_title, fields) => {
  const { email, toOld, toNew } = await moving(fields);
  const recovery = await recoveryLink(email, fields);
  await follow(toOld);
  await follow(toNew);
  expect((await follow(recovery)).fragment).toMatchObject({ error_code: 'otp_expired' });
});

test('another wish replaces the first one, and its links', async () => {
  const { email, id, session, toOld, toNew } = await moving();
  const third = anEmail('third');
  await follow(toNew);
  await put('/user', { email: third }, session.access_token);
  expect((await follow(toOld)).fragment).toMatchObject({ error_code: 'otp_expired' });
  expect((await follow(await linkTo(email))).fragment).toMatchObject({ message: HALF_WAY });
  expect(await addressOf(id)).toBe(email);
  await follow(await linkTo(third));
  expect(await addressOf(id)).toBe(third);
});

test('naming the present address takes the wish back', async () => {
  const { email, id, session, toOld, toNew } = await moving();
  const { body } = await put('/user', { email }, session.access_token);
  expect(body).not.toHaveProperty('new_email');
  for (const link of [toOld, toNew]) {
    expect((await follow(link)).fragment).toMatchObject({ error_code: 'otp_expired' });
  }
  expect(await addressOf(id)).toBe(email);
});

test('a wish that nobody confirmed within an hour is not brought back by a stranger', async () => {
  const { email, newEmail, id } = await moving();
  await db
    .update(users)
    .set({ emailChangeSentAt: new Date(Date.now() - 61 * 60_000) })
    .where(eq(users.id, id));
  expect((await post('/resend', { type: 'email_change', email })).result).toBe('200');
  expect(await mailsTo(newEmail)).toHaveLength(1);
});

test('an address that is taken is refused, also in capitals, and nothing is sent', async () => {
  const [person, other] = [await signUp(), await signUp()];
  for (const email of [other.email, other.email.toUpperCase()]) {
    expect((await put('/user', { email }, person.session.access_token)).result).toBe('422 email_exists');
  }
  expect(await mailsTo(other.email)).toHaveLength(0);
  expect(await mailsTo(person.email)).toHaveLength(0);
});

test('an address that somebody else took meanwhile stays theirs', async () => {
  const { email, newEmail, id, toOld, toNew } = await moving();
  const quicker = await signUp({ email: newEmail });
  await follow(toOld);
  expect((await follow(toNew)).fragment).toMatchObject({
    error: 'invalid_request',
    error_code: 'email_exists',
  });
  expect([await addressOf(id), await addressOf(quicker.id)]).toEqual([email, newEmail]);
});

test('a bad address is refused before anything happens', async () => {
  const { session, email } = await signUp();
  for (const bad of ['mia', 'mia@example.org\r\nBcc: all@example.org', 'mia\u0000@example.org', 7]) {
    expect((await put('/user', { email: bad }, session.access_token)).result).toBe('400 validation_failed');
  }
  const plain = { email: anEmail(), code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' };
  expect((await put('/user', plain, session.access_token)).result).toBe('400 validation_failed');
  expect((await get('/user', session.access_token)).body).not.toHaveProperty('new_email');
  expect(await mailsTo(email)).toHaveLength(0);
});

test('links live for an hour', async () => {
  const { id, toOld } = await moving();
  const mine = eq(oneTimeTokens.userId, id);
  for (const row of await db.select().from(oneTimeTokens).where(mine)) {
    expect((row.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(60, 0);
  }
  await db
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(mine);
  expect((await follow(toOld)).fragment).toMatchObject({ error_code: 'otp_expired' });
});

test('whoever signs in with two steps needs both for a new address', async () => {
  const { email } = await signUpWithFactor();
  const { access_token } = (await tryPassword(email, PASSWORD)).body;
  expect((await put('/user', { email: anEmail() }, access_token)).result).toBe('401 insufficient_aal');
  expect((await put('/user', { data: { theme: 'night' } }, access_token)).result).toBe('200');
});

test('the mails go out only so often, also when they are asked for again', async () => {
  const slow = accountsOf(await testProduct(database, { ...UNHURRIED, AUTH_MAIL_INTERVAL_S: '60' }));
  const { session, email, id } = await slow.signUp();
  const newEmail = anEmail();
  expect((await slow.put('/user', { email: newEmail }, session.access_token)).result).toBe('200');
  const soon = await slow.put('/user', { email: anEmail() }, session.access_token);
  expect(soon.result).toBe('429 over_email_send_rate_limit');
  const resend = () => slow.post('/resend', { type: 'email_change', email });
  expect((await resend()).result).toBe('200');
  expect(await slow.mailsTo(newEmail)).toHaveLength(1);
  await db
    .update(users)
    .set({ emailChangeSentAt: new Date(Date.now() - 61_000) })
    .where(eq(users.id, id));
  await Promise.all([resend(), resend(), resend()]);
  expect(await slow.mailsTo(newEmail)).toHaveLength(2);
});
