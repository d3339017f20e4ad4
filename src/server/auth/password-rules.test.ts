import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/accounts.ts';
import { UNHURRIED, accountsOf, anEmail, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, UNHURRIED);
const { signUp, tryPassword, post, put } = accountsOf(product);

const email = anEmail('clever.parent');

test.each([
  ['five characters', 'boats', ['length']],
  ['five characters that are two units each', '🦊🐻🐰🐢🦉', ['length']],
  ['what many people use', 'princess', ['pwned', 'common']],
  ['the same in capitals and with a space', ' PrinCess', ['pwned', 'common']],
  ['one character again and again', 'zzzzzzzzzzzz', ['pwned', 'pattern']],
  ['the own address', email, ['pwned', 'personal']],
  ['the own address in capitals', email.toUpperCase(), ['pwned', 'personal']],
  ['the first part of the address', email.split('@')[0] ?? '', ['pwned', 'personal']],
  ['the own username', 'night owl', ['pwned', 'personal']],
  ['the name of the product', 'Fabloom', ['pwned', 'product']],
  ['our name with a year', 'Fabloom2026', ['pwned', 'product']],
  ['a row of keys', 'poiuytrewq1', ['pwned', 'pattern']],
])('weak and refused with the reason: %s', async (_title, password, reasons) => {
  const answer = await post('/signup', { email, password, data: { username: 'Night Owl' } });
  expect(answer.result).toBe('422 weak_password');
  expect(answer.body).toEqual({
    code: 'weak_password',
    message: expect.any(String),
    weak_password: { reasons },
  });
});

test.each([
  ['six characters', 'b0ats!'],
  ['six characters that are two units each', '🦊🐻🐰🐢🦉🐸'],
  ['no digits, no capitals', 'seven red boats'],
  ['another script', 'ஏழு சிவப்பு படகுகள்'],
  ['spaces at both ends', '  seven red boats  '],
  ['1024 characters', 'boat '.repeat(205).slice(0, 1024)],
])('good enough and kept as it is: %s', async (_title, password) => {
  const person = await signUp({ password });
  expect((await tryPassword(person.email, password)).result).toBe('200');
  expect((await tryPassword(person.email, `${password}!`)).status).toBe(400);
});

test('1025 characters are more than we read', async () => {
  const password = 'boat '.repeat(205);
  const answer = await post('/signup', { email: anEmail(), password });
  expect(answer.result).toBe('400 validation_failed');
  expect(answer.body['message']).toContain('1024');
});

test('a NUL in a password is refused', async () => {
  const { result } = await post('/signup', { email: anEmail(), password: 'seven\u0000boats' });
  expect(result).toBe('400 validation_failed');
});

test('nothing is cut off: passwords that differ only after 80 bytes are two passwords', async () => {
  const start = 'seven red boats '.repeat(5);
  const person = await signUp({ password: `${start}a` });
  expect((await tryPassword(person.email, `${start}b`)).result).toBe('400 invalid_credentials');
  expect((await tryPassword(person.email, start)).result).toBe('400 invalid_credentials');
  expect((await tryPassword(person.email, `${start}a`)).result).toBe('200');
});

test('only an argon2id hash with today’s cost and a salt of its own is kept', async () => {
  const people = [await signUp(), await signUp()];
  const hashes: string[] = [];
  for (const { id } of people) {
    const [row] = await database.db.select().from(users).where(eq(users.id, id));
    hashes.push(row?.passwordHash ?? '');
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  }
  // 16 bytes of salt and 32 of tag, without padding
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  }
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('the rules hold for a new password as well', async () => {
  const person = await signUp({ data: { username: 'Night Owl' } });
  for (const password of ['boats', 'princess', person.email, 'night owl', 'fabloom']) {
    const answer = await put('/user', { password }, person.session.access_token);
    expect(answer.result, password).toBe('422 weak_password');
  }
  expect((await tryPassword(person.email, PASSWORD)).result).toBe('200');
});

test('a house may ask for longer passwords', async () => {
  const strict = accountsOf(await testProduct(database, { ...UNHURRIED, AUTH_MIN_PASSWORD: '12' }));
  const answer = await strict.post('/signup', { email: anEmail(), password: 'eleven char' });
  expect([answer.result, answer.body['message']]).toEqual([
    '422 weak_password',
    'Password should be at least 12 characters.',
  ]);
  await strict.signUp({ password: 'twelve chars' });
});
