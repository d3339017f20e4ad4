import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mfaChallenges } from '#server/db/schema/mfa.ts';
import { UNHURRIED, accountsOf, codeOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, { ...UNHURRIED, TRUSTED_PROXIES: 'loopback' });
const { signUp, call, post, enrol, challenge, tryCode, newestMail, signUpWithFactor } = accountsOf(product);

const verify = (factorId: string, challengeId: unknown, code: unknown, token: string) =>
  post(`/factors/${factorId}/verify`, { challenge_id: challengeId, code }, token);

/** The code that comes after all that were used. */
const ANOTHER = 1;

test('the first code makes the factor count, and the owner hears of it [AU-14]', async () => {
  const { session, email } = await signUp();
  const { id, secret } = await enrol(session.access_token);
  const { result, body } = await tryCode(id, codeOf(secret), session.access_token);
  expect(result).toBe('200');
  expect(body.user.factors).toMatchObject([
    { id, status: 'verified', last_challenged_at: expect.any(String) },
  ]);
  expect((await newestMail(email)).subject).toBe('Two-step sign-in is on');
});

test('a challenge tells how long it lives [AU-14]', async () => {
  const { session } = await signUp();
  const { id } = await enrol(session.access_token);
  const { body } = await post(
    `/factors/${id}/challenge`,
    { factorId: id, channel: null },
    session.access_token,
  );
  expect(body).toEqual({ id: expect.any(String), type: 'totp', expires_at: expect.any(Number) });
  expect((body['expires_at'] as number) - Date.now() / 1000).toBeCloseTo(300, -1);
});

test('a code is accepted once, also by another challenge and also in a race', async () => {
  const { session, factor } = await signUpWithFactor();
  const token = session.access_token;
  const replayed = await tryCode(factor.id, factor.spentCode, token);
  expect(replayed.result).toBe('422 mfa_verification_failed');
  const code = codeOf(factor.secret, ANOTHER);
  const challenges = await Promise.all([1, 2, 3].map(() => challenge(factor.id, token)));
  const answers = await Promise.all(challenges.map((each) => verify(factor.id, each, code, token)));
  expect(answers.map(({ result }) => result).toSorted()).toEqual([
    '200',
    '422 mfa_verification_failed',
    '422 mfa_verification_failed',
  ]);
});

test('a challenge is answered once', async () => {
  const { session } = await signUp();
  const { id, secret } = await enrol(session.access_token);
  const challengeId = await challenge(id, session.access_token);
  expect((await verify(id, challengeId, codeOf(secret), session.access_token)).result).toBe('200');
  const again = await verify(id, challengeId, codeOf(secret, ANOTHER), session.access_token);
  expect(again.result).toBe('422 mfa_challenge_expired');
});

test('a challenge that is too old is over, however right the code', async () => {
  const { session } = await signUp();
  const { id, secret } = await enrol(session.access_token);
  const challengeId = await challenge(id, session.access_token);
  const expiresAt = new Date(Date.now() - 1000);
  await db.update(mfaChallenges).set({ expiresAt }).where(eq(mfaChallenges.id, challengeId));
  const late = await verify(id, challengeId, codeOf(secret), session.access_token);
  expect(late.result).toBe('422 mfa_challenge_expired');
});

test('a challenge of another factor, or of another person, is unknown', async () => {
  const [mine, yours] = [await signUp(), await signUp()];
  const token = mine.session.access_token;
  const [first, second] = [await enrol(token, 'one'), await enrol(token, 'two')];
  const foreign = await enrol(yours.session.access_token);
  const others = [
    await challenge(second.id, token),
    await challenge(foreign.id, yours.session.access_token),
    '00000000-0000-4000-8000-000000000000',
    'not-an-id',
    '\u0000',
  ];
  for (const challengeId of others) {
    expect((await verify(first.id, challengeId, codeOf(first.secret), token)).result).toBe(
      '422 mfa_factor_not_found',
    );
  }
});

test('a factor of another person does not exist', async () => {
  const [mine, yours] = [await signUp(), await signUpWithFactor()];
  const token = mine.session.access_token;
  for (const id of [yours.factor.id, '00000000-0000-4000-8000-000000000000', 'not-an-id', '%00']) {
    const missing = '404 mfa_factor_not_found';
    expect((await post(`/factors/${id}/challenge`, {}, token)).result).toBe(missing);
    expect((await verify(id, id, '123456', token)).result).toBe(missing);
    expect((await call('DELETE', `/factors/${id}`, { token })).result).toBe(missing);
  }
});

test('a challenge belongs to the address it was asked from', async () => {
  const { session } = await signUp();
  const token = session.access_token;
  const { id, secret } = await enrol(token);
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const asked = await call<{ id: string }>('POST', `/factors/${id}/challenge`, {
    token,
    headers: from('203.0.113.7'),
  });
  const body = { challenge_id: asked.body.id, code: codeOf(secret) };
  const answer = (address: string) =>
    call('POST', `/factors/${id}/verify`, { token, body, headers: from(address) });
  expect((await answer('203.0.113.8')).result).toBe('422 mfa_ip_address_mismatch');
  expect((await answer('203.0.113.7')).result).toBe('200');
});

test.each([
  ['nothing', undefined, '400 validation_failed'],
  ['a number', 123456, '400 validation_failed'],
  ['letters', 'abcdef', '422 mfa_verification_failed'],
  ['five digits', '12345', '422 mfa_verification_failed'],
  ['a NUL', '12345\u0000', '422 mfa_verification_failed'],
  ['digits of another script', '१२३४५६', '422 mfa_verification_failed'],
  ['very many digits', '1'.repeat(33), '400 validation_failed'],
])('as a code, %s is refused', async (_title, code, result) => {
  const { session } = await signUp();
  const { id } = await enrol(session.access_token);
  const challengeId = await challenge(id, session.access_token);
  expect((await verify(id, challengeId, code, session.access_token)).result).toBe(result);
});

test.each([
  ['POST', '/factors'],
  ['POST', '/factors/x/challenge'],
  ['POST', '/factors/x/verify'],
  ['DELETE', '/factors/x'],
])('%s %s is for those who are signed in', async (method, path) => {
  const body = { factor_type: 'totp', challenge_id: 'x', code: '123456' };
  expect((await call(method, path, { body })).result).toBe('401 no_authorization');
});
