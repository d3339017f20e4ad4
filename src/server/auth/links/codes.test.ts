import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashToken } from '#server/auth/tokens/random-token.ts';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { users } from '#server/db/schema/accounts.ts';
import { flowStates } from '#server/db/schema/sessions.ts';
import { UNHURRIED, aChallenge, accountsOf, claimsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp, signIn, post, put, follow, exchange, mailsTo, recoveryLink, proveAddress } =
  accountsOf(product);

/** As far as the browser comes that opens the link: it has a code, and still has to show its verifier. */
async function aCode() {
  const { email, id } = await signUp();
  const { verifier, fields } = aChallenge();
  const arrival = await follow(await recoveryLink(email, fields));
  return { code: arrival.query['code'], verifier, id, arrival };
}

test('with a challenge the link ends in a code, and the code and the verifier in a session [AU-12]', async () => {
  const { code, verifier, id, arrival } = await aCode();
  expect(arrival.status).toBe(303);
  expect(arrival.fragment).toEqual({});
  expect(JSON.stringify(arrival)).not.toContain('access_token');
  expect(Buffer.from(code!, 'base64url')).toHaveLength(32);
  const { result, body } = await exchange(code, verifier);
  expect(result).toBe('200');
  expect(body.user.id).toBe(id);
  expect(claimsOf(body)).toMatchObject({ aal: 'aal1', amr: [{ method: 'recovery' }] });
  expect((await put('/user', { password: 'nine green boats' }, body.access_token)).result).toBe('200');
});

test('a link with a challenge says so in its token, and tells what went wrong in the query as well', async () => {
  const { email } = await signUp();
  const link = await recoveryLink(email, aChallenge().fields);
  expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_/);
  await follow(link);
  const again = await follow(link);
  expect(again.query).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
  expect(again.fragment).toMatchObject({ error: 'access_denied', error_code: 'otp_expired', sb: '' });
});

test('a method in capitals is the same method', async () => {
  const { email } = await signUp();
  const { verifier, fields } = aChallenge();
  const link = await recoveryLink(email, { ...fields, code_challenge_method: 'S256' });
  expect((await exchange((await follow(link)).query['code'], verifier)).result).toBe('200');
});

test('a code works once, also when it is exchanged twice at the same time', async () => {
  const { code, verifier } = await aCode();
  const exchanges = await db.transaction(async (tx) => {
    // All of them find the journey before one of them can take it.
    await tx
      .select()
      .from(flowStates)
      .where(eq(flowStates.authCodeHash, hashToken(code!)))
      .for('update');
    const waiting = [1, 2, 3].map(() => exchange(code, verifier));
    await sleep(300);
    return { waiting };
  });
  const answers = await Promise.all(exchanges.waiting);
  expect(answers.map(({ result }) => result).toSorted()).toEqual([
    '200',
    '404 flow_state_not_found',
    '404 flow_state_not_found',
  ]);
  expect((await exchange(code, verifier)).result).toBe('404 flow_state_not_found');
});

test('a code is worth nothing without its verifier', async () => {
  const { code, verifier } = await aCode();
  const challenge = aChallenge().fields.code_challenge;
  for (const wrong of [aChallenge().verifier, challenge, `${verifier}a`, verifier.toUpperCase()]) {
    expect((await exchange(code, wrong)).result).toBe('400 bad_code_verifier');
  }
  expect((await exchange(code, '')).result).toBe('400 validation_failed');
  expect((await exchange(code, verifier)).result).toBe('200');
});

test('the challenge itself is no verifier', async () => {
  const { email } = await signUp();
  const { fields } = aChallenge();
  const { query } = await follow(await recoveryLink(email, fields));
  expect((await exchange(query['code'], fields.code_challenge)).result).toBe('400 bad_code_verifier');
});

test('a verifier of one journey does not open another', async () => {
  const [mine, yours] = [await aCode(), await aCode()];
  expect((await exchange(yours.code, mine.verifier)).result).toBe('400 bad_code_verifier');
});

test('a code lives for five minutes', async () => {
  const { code, verifier } = await aCode();
  const mine = eq(flowStates.authCodeHash, hashToken(code!));
  const [row] = await db.select().from(flowStates).where(mine);
  expect((row!.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(5, 0);
  await db
    .update(flowStates)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(mine);
  expect((await exchange(code, verifier)).result).toBe('422 flow_state_expired');
});

test('the database knows only the hash of a code', async () => {
  const { code, id } = await aCode();
  const rows = await db.select().from(flowStates).where(eq(flowStates.userId, id));
  expect(rows.map(({ authCodeHash }) => authCodeHash)).toEqual([hashToken(code!)]);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test.each([
  ['no code', { code_verifier: 'x'.repeat(43) }, '400 validation_failed'],
  ['an unknown code', { auth_code: 'nothing', code_verifier: 'x'.repeat(43) }, '404 flow_state_not_found'],
  ['a NUL', { auth_code: 'a\u0000', code_verifier: 'x' }, '404 flow_state_not_found'],
  ['a code that is no text', { auth_code: {}, code_verifier: 'x' }, '400 validation_failed'],
  ['a code that is too long', { auth_code: 'x'.repeat(513), code_verifier: 'x' }, '400 validation_failed'],
])('an exchange with %s is refused', async (_title, body, result) => {
  expect((await post('/token?grant_type=pkce', body)).result).toBe(result);
});

test.each([
  ['a challenge without a method', { code_challenge: 'x'.repeat(43) }],
  ['a method without a challenge', { code_challenge_method: 's256' }],
  ['a plain challenge', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
  ['an unknown method', { code_challenge: 'x'.repeat(43), code_challenge_method: 's512' }],
  ['42 characters', { code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }],
  ['129 characters', { code_challenge: 'x'.repeat(129), code_challenge_method: 's256' }],
  ['a character too many kinds', { code_challenge: `${'x'.repeat(42)}+`, code_challenge_method: 's256' }],
  ['a line at its end', { code_challenge: `${'x'.repeat(43)}\n`, code_challenge_method: 's256' }],
  ['a NUL', { code_challenge: `${'x'.repeat(43)}\u0000`, code_challenge_method: 's256' }],
])('a challenge is refused at once, before any mail: %s', async (_title, fields) => {
  const { email } = await signUp();
  expect((await post('/recover', { email, ...fields })).result).toBe('400 validation_failed');
  expect(await mailsTo(email)).toHaveLength(0);
});

test('who was banned or removed meanwhile gets no session for a code', async () => {
  const banned = await aCode();
  await db
    .update(users)
    .set({ bannedUntil: new Date(Date.now() + 60_000) })
    .where(eq(users.id, banned.id));
  expect((await exchange(banned.code, banned.verifier)).result).toBe('400 user_banned');
  const gone = await aCode();
  await db.delete(users).where(eq(users.id, gone.id));
  expect((await exchange(gone.code, gone.verifier)).result).toBe('404 flow_state_not_found');
});

test('a new password makes codes worthless that are still about', async () => {
  const person = await signUp();
  await proveAddress(person);
  const { verifier, fields } = aChallenge();
  const { query } = await follow(await recoveryLink(person.email, fields));
  const { access_token: token } = await signIn(person);
  await put('/user', { password: 'nine green boats' }, token);
  expect((await exchange(query['code'], verifier)).result).toBe('404 flow_state_not_found');
});

test('a page of ours may spend the token of a link itself', async () => {
  const { email, id } = await signUp();
  const token_hash = new URL(await recoveryLink(email)).searchParams.get('token');
  const { result, body } = await post<WireSession>('/verify', { type: 'recovery', token_hash });
  expect([result, body.user.id]).toEqual(['200', id]);
  expect((await post('/verify', { type: 'recovery', token_hash })).result).toBe('403 otp_expired');
});

test('a token that is given with an address must have been sent to that address', async () => {
  const [mine, yours] = [await signUp(), await signUp()];
  const token = new URL(await recoveryLink(mine.email)).searchParams.get('token');
  const verify = (email?: string) => post('/verify', { type: 'recovery', token, email });
  expect((await verify(yours.email)).result).toBe('403 otp_expired');
  expect((await verify()).result).toBe('403 otp_expired');
  expect((await verify(` ${mine.email.toUpperCase()}`)).result).toBe('200');
});

test.each([
  ['no type', { token_hash: 'x' }, '400 validation_failed'],
  ['no token', { type: 'recovery' }, '400 validation_failed'],
  ['a type that objects are born with', { type: 'constructor', token_hash: 'x' }, '403 otp_expired'],
  ['an unknown token', { type: 'recovery', token_hash: 'x'.repeat(43) }, '403 otp_expired'],
  ['a NUL', { type: 'recovery', token_hash: '\u0000', email: '\u0000' }, '403 otp_expired'],
  ['half a character', { type: 'recovery', token_hash: '\ud800' }, '403 otp_expired'],
])('verifying with %s is refused', async (_title, body, result) => {
  expect((await post('/verify', body)).result).toBe(result);
});
