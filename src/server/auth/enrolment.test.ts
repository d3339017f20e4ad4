import { and, eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { createSecrets } from '#server/auth/tokens/secrets.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';
import { AUTH_SECRET, UNHURRIED, accountsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, { ...UNHURRIED, AUTH_SECRET });
const { signUp, call, get, post, enrol, mailsTo } = accountsOf(product);
const make = factories(db);

interface Enrolled {
  id: string;
  totp: { qr_code: string; secret: string; uri: string };
}

test('an enrolment brings a secret to type and a picture to scan [AU-14]', async () => {
  const { session, email } = await signUp();
  const body = { factor_type: 'totp', friendly_name: ' Phone ', issuer: '' };
  const answer = await post<Enrolled>('/factors', body, session.access_token);
  expect(answer.result).toBe('200');
  expect(answer.body).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
  const { totp } = answer.body;
  expect(Secret.fromBase32(totp.secret).bytes).toHaveLength(20);
  const uri = new URL(totp.uri);
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/Fabloom:${email}`,
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Fabloom',
    secret: totp.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('the picture can be put into an address as it is: it holds no # [AU-14]', async () => {
  const { session } = await signUp();
  const body = { factor_type: 'totp', issuer: 'A # & <b>"issuer"' };
  const { totp } = (await post<Enrolled>('/factors', body, session.access_token)).body;
  expect(totp.qr_code).toMatch(/^<svg [^]*<\/svg>$/);
  expect(totp.qr_code).not.toContain('#');
  expect(totp.qr_code).not.toContain('<b>');
});

test('the secret is locked in the database and shown only once', async () => {
  const { session } = await signUp();
  const { id, secret } = await enrol(session.access_token);
  const [row] = await db.select().from(mfaFactors).where(eq(mfaFactors.id, id));
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  expect(row?.secretEncrypted?.includes(bytes)).toBe(false);
  expect(createSecrets([AUTH_SECRET]).decrypt(row!.secretEncrypted!)).toEqual(bytes);
  const user = (await get('/user', session.access_token)).body;
  expect(user['factors']).toEqual([
    {
      id,
      friendly_name: null,
      factor_type: 'totp',
      status: 'unverified',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      last_challenged_at: null,
    },
  ]);
  expect(JSON.stringify(user)).not.toContain(secret);
});

test.each([
  ['phone', '422 mfa_phone_enroll_not_enabled', /no SMS sender is configured/],
  ['webauthn', '422 mfa_webauthn_enroll_not_enabled', /WebAuthn/],
  ['recovery_code', '400 validation_failed', /factor_type/],
  [undefined, '400 validation_failed', /factor_type/],
])('a factor of the kind %s gets a clear error [AU-14]', async (kind, result, message) => {
  const { session } = await signUp();
  const answer = await post('/factors', { factor_type: kind, phone: '+4670000000' }, session.access_token);
  expect([answer.result, answer.body['message']]).toEqual([result, expect.stringMatching(message)]);
});

test('a name is used once per person, no name as often as one likes', async () => {
  const [mine, yours] = [await signUp(), await signUp()];
  const token = mine.session.access_token;
  await enrol(token, 'Phone');
  const again = await post('/factors', { factor_type: 'totp', friendly_name: 'Phone ' }, token);
  expect(again.result).toBe('422 mfa_factor_name_conflict');
  await enrol(token);
  await enrol(token);
  await enrol(yours.session.access_token, 'Phone');
});

test('ten factors are as many as one can have', async () => {
  const { session, id } = await signUp();
  for (let i = 0; i < 9; i++) await make.mfaFactor({ userId: id });
  await enrol(session.access_token);
  const { result } = await post('/factors', { factor_type: 'totp' }, session.access_token);
  expect(result).toBe('422 too_many_enrolled_mfa_factors');
});

test('an enrolment that nobody finished is gone after five minutes', async () => {
  const { session, id } = await signUp();
  const old = await enrol(session.access_token, 'Phone');
  const createdAt = new Date(Date.now() - 301_000);
  await db.update(mfaFactors).set({ createdAt }).where(eq(mfaFactors.id, old.id));
  await enrol(session.access_token, 'Phone');
  expect(await db.$count(mfaFactors, eq(mfaFactors.userId, id))).toBe(1);
  expect(await db.$count(mfaFactors, and(eq(mfaFactors.userId, id), eq(mfaFactors.id, old.id)))).toBe(0);
});

test('an enrolment that nobody finished can be taken back without a word', async () => {
  const { session, email } = await signUp();
  const { id } = await enrol(session.access_token);
  const { result, body } = await call('DELETE', `/factors/${id}`, { token: session.access_token });
  expect([result, body]).toEqual(['200', { id }]);
  expect((await get('/user', session.access_token)).body).not.toHaveProperty('factors');
  expect(await mailsTo(email)).toHaveLength(0);
});

test.each([
  ['a name with a NUL', { friendly_name: 'a\u0000b' }],
  ['a name that is no text', { friendly_name: 7 }],
  ['a name that is too long', { friendly_name: 'x'.repeat(101) }],
  ['an issuer that is too long', { issuer: 'x'.repeat(101) }],
])('an enrolment with %s is refused', async (_title, fields) => {
  const { session } = await signUp();
  const { result } = await post('/factors', { factor_type: 'totp', ...fields }, session.access_token);
  expect(result).toBe('400 validation_failed');
});
