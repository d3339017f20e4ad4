import { argon2Sync, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { UNHURRIED, accountsOf, anEmail, claimsOf, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp, signIn, tryPassword, post, put } = accountsOf(product);
const make = factories(db);

const hashOf = async (email: string) => {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row?.passwordHash ?? '';
};

/** As an earlier version of the product may have written it. */
function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const parameters = { message: password, nonce, parallelism: 1, memory: 1024, passes: 1, tagLength: 32 };
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=1024,t=1,p=1$${text(nonce)}$${text(argon2Sync('argon2id', parameters))}`;
}

test('the right password opens a session of its own each time [AU-02]', async () => {
  const person = await signUp({ data: { username: 'Mia' } });
  const session = await signIn(person);
  expect(session.user).toMatchObject({
    id: person.id,
    email: person.email,
    user_metadata: { username: 'Mia' },
  });
  expect(claimsOf(session)['session_id']).not.toBe(claimsOf(person.session)['session_id']);
  expect(claimsOf(session)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  expect(session.user['last_sign_in_at']! >= person.session.user['last_sign_in_at']!).toBe(true);
});

test('the session remembers from where and with what it was opened', async () => {
  const { email, id } = await signUp();
  await tryPassword(email, PASSWORD, { 'User-Agent': 'Tablet/1' });
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id));
  expect(rows).toContainEqual(expect.objectContaining({ userAgent: 'Tablet/1', ip: '127.0.0.1' }));
});

test('an address is read in any case and with spaces around it [AU-02]', async () => {
  const { email } = await signUp();
  expect((await tryPassword(`\t${email.toUpperCase()} `, PASSWORD)).result).toBe('200');
});

test('a wrong password, an unknown address and an account without a password are one and the same', async () => {
  const { email } = await signUp();
  const provided = await make.user({ passwordHash: null });
  const damaged = await make.user({ passwordHash: 'not a hash' });
  const tries: [string, string][] = [
    [email, 'six red boats'],
    [email, ''],
    [anEmail('nobody'), PASSWORD],
    [provided.email, PASSWORD],
    [provided.email, ''],
    [damaged.email, PASSWORD],
    ['not an address', PASSWORD],
  ];
  for (const [address, password] of tries) {
    const answer = await tryPassword(address, password);
    expect([answer.status, answer.body], address).toEqual([
      400,
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
    ]);
  }
});

test('an unknown address takes as long as a wrong password', async () => {
  const { email } = await signUp();
  const time = async (address: string) => {
    const started = performance.now();
    await tryPassword(address, 'six red boats');
    return performance.now() - started;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < 15; i++) {
    times.known.push(await time(email));
    times.unknown.push(await time(anEmail('nobody')));
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[7] ?? Number.NaN;
  const ratio = median(times.unknown) / median(times.known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('the same password typed on another keyboard is the same password', async () => {
  const person = await signUp({ password: 'caf\u00e9 au lait' });
  expect((await tryPassword(person.email, 'cafe\u0301 au lait')).result).toBe('200');
});

test('who is banned is told so, but only with the right password', async () => {
  const { email, id } = await signUp();
  const until = (time: Date) => db.update(users).set({ bannedUntil: time }).where(eq(users.id, id));
  await until(new Date(Date.now() + 60_000));
  expect((await tryPassword(email, PASSWORD)).result).toBe('400 user_banned');
  expect((await tryPassword(email, 'six red boats')).result).toBe('400 invalid_credentials');
  await until(new Date(Date.now() - 1));
  expect((await tryPassword(email, PASSWORD)).result).toBe('200');
});

test('an unconfirmed account is told so, but only with the right password', async () => {
  const { email, id } = await signUp();
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, id));
  expect((await tryPassword(email, PASSWORD)).result).toBe('400 email_not_confirmed');
  expect((await tryPassword(email, 'six red boats')).result).toBe('400 invalid_credentials');
});

test.each([
  ['no address', { password: PASSWORD }, '400 validation_failed'],
  ['an address that is no text', { email: ['a@example.org'], password: PASSWORD }, '400 validation_failed'],
  ['a NUL in the address', { email: 'a\u0000@example.org', password: PASSWORD }, '400 validation_failed'],
  ['a NUL in the password', { email: anEmail(), password: 'a\u0000b' }, '400 validation_failed'],
  ['half a character', { email: 'a\udfff@example.org', password: '\ud800' }, '400 invalid_credentials'],
  ['a phone', { phone: '+4670000000', password: PASSWORD }, '400 phone_provider_disabled'],
])('a sign-in with %s is refused in words', async (_title, body, result) => {
  expect((await post('/token?grant_type=password', body)).result).toBe(result);
});

test.each(['', 'id_token', 'web3', 'PASSWORD', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'the grant %j is not one of ours',
  async (grant) => {
    const { email } = await signUp();
    const answer = await post(`/token?grant_type=${grant}`, { email, password: PASSWORD });
    expect(answer.result).toBe('400 invalid_credentials');
    expect(answer.body['message']).toBe('unsupported_grant_type');
  },
);

test('a hash of an earlier cost still opens the account, and is replaced by one of today', async () => {
  const { email } = await make.user({ passwordHash: cheapHash(PASSWORD) });
  expect((await tryPassword(email, 'six red boats')).result).toBe('400 invalid_credentials');
  await product.mails(); // what is left to do after an answer is done
  expect(await hashOf(email)).toContain('m=1024');
  expect((await tryPassword(email, PASSWORD)).result).toBe('200');
  await product.mails();
  const renewed = await hashOf(email);
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await tryPassword(email, PASSWORD)).result).toBe('200');
  await product.mails();
  expect(await hashOf(email)).toBe(renewed);
});

test('a hash that is renewed behind a sign-in does not bring back a password that was changed meanwhile', async () => {
  const { email, id } = await make.user({ passwordHash: cheapHash(PASSWORD) });
  await db.transaction(async (tx) => {
    // The work behind the sign-in comes by the profile first, and waits there.
    await tx.execute(sql`select from profiles where id = ${id} for update`);
    const session = await signIn({ email, password: PASSWORD });
    const changed = await put('/user', { password: 'nine green boats' }, session.access_token);
    expect(changed.result).toBe('200');
    await sleep(50);
  });
  await product.mails();
  expect((await tryPassword(email, 'nine green boats')).result).toBe('200');
  expect((await tryPassword(email, PASSWORD)).result).toBe('400 invalid_credentials');
});
