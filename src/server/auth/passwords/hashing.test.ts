import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswordHashing } from '#server/auth/passwords/hashing.ts';

const PASSWORD = 'seven red boats';

/** A hash of the given cost: memory in KiB, and passes over it. */
function hashOf(password: string, memory: number, passes: number): string {
  const nonce = Buffer.alloc(16, 1);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory,
    passes,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${text(nonce)}$${text(tag)}`;
}

const CHEAP = hashOf(PASSWORD, 8, 1);
/** Takes many times as long as the cheap one. */
const COSTLY = hashOf(PASSWORD, 19 * 1024, 12);

test('a hash matches its password and no other', async () => {
  const hashing = createPasswordHashing();
  const made = await hashing.hash(PASSWORD);
  expect(await hashing.matches(PASSWORD, made)).toBe(true);
  for (const other of ['', 'seven red boat', 'Seven red boats', `${PASSWORD} `]) {
    expect(await hashing.matches(other, made), other).toBe(false);
  }
});

test('what another program wrote with the same parameters is read', async () => {
  const hashing = createPasswordHashing();
  const foreign = hashOf(PASSWORD, 19 * 1024, 2);
  expect(await hashing.matches(PASSWORD, foreign)).toBe(true);
  expect(hashing.isOutdated(foreign)).toBe(false);
});

test.each([
  ['memory', '$argon2id$v=19$m=4096,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aaaa', true],
  ['passes', '$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$aaaa', true],
  ['lanes', '$argon2id$v=19$m=19456,t=2,p=4$c2FsdHNhbHRzYWx0c2FsdA$aaaa', true],
  ['nothing', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aaaa', false],
  ['everything', '$2b$10$abcdefghijklmnopqrstuv', true],
])('a hash that differs from today’s in %s is outdated: %s', (_title, hash, outdated) => {
  expect(createPasswordHashing().isOutdated(hash)).toBe(outdated);
});

test.each([
  null,
  undefined,
  '',
  'not a hash',
  '$2b$10$abcdefghijklmnopqrstuv',
  '$argon2id$v=19$m=8,t=1,p=1$$',
])('the hash %j matches nothing', async (hash) => {
  const hashing = createPasswordHashing();
  expect(await hashing.matches('', hash)).toBe(false);
  expect(await hashing.matches(PASSWORD, hash)).toBe(false);
});

test.each([null, 'not a hash'])('the hash %j takes as long as a real one', async (hash) => {
  const hashing = createPasswordHashing();
  const real = hashOf(PASSWORD, 19 * 1024, 2);
  const time = async (against: string | null) => {
    const started = performance.now();
    await hashing.matches(PASSWORD, against);
    return performance.now() - started;
  };
  // Whatever else the machine does can only make one slower, so the fastest of many is what it costs; a busy one needs more.
  const fastest = { none: Infinity, real: Infinity };
  const alike = () => fastest.none / fastest.real > 0.5 && fastest.none / fastest.real < 2;
  for (let i = 0; i < 8 || (i < 60 && !alike()); i++) {
    fastest.none = Math.min(fastest.none, await time(hash));
    fastest.real = Math.min(fastest.real, await time(real));
  }
  expect(fastest).toSatisfy(alike);
});

test('the same characters, however a keyboard composes them, are the same password', async () => {
  const hashing = createPasswordHashing();
  expect(await hashing.matches('cafe\u0301', await hashing.hash('caf\u00e9'))).toBe(true);
});

/** In which order a costly hash and then a cheap one are done. */
async function orderOf(atOnce: number): Promise<string[]> {
  const hashing = createPasswordHashing(atOnce);
  const done: string[] = [];
  await Promise.all([
    hashing.matches(PASSWORD, COSTLY).then(() => done.push('costly')),
    hashing.matches(PASSWORD, CHEAP).then(() => done.push('cheap')),
  ]);
  return done;
}

test('no more than so many run at once; who comes later waits for its turn', async () => {
  expect(await orderOf(1)).toEqual(['costly', 'cheap']);
  expect(await orderOf(2)).toEqual(['cheap', 'costly']);
});

test('256 may wait; whoever comes then is told at once to come back', async () => {
  const hashing = createPasswordHashing(1);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 260 }, () => hashing.matches(PASSWORD, CHEAP)),
  );
  expect(outcomes.slice(0, 257).every(({ status }) => status === 'fulfilled')).toBe(true);
  for (const refused of outcomes.slice(257)) {
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: { status: 503, code: 'over_request_rate_limit' },
    });
  }
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(await hashing.matches(PASSWORD, CHEAP)).toBe(true);
});

test('one that fails gives its turn to the next', async () => {
  const hashing = createPasswordHashing(1);
  const impossible = CHEAP.replace('m=8', 'm=1'); // argon2 wants at least 8
  await expect(hashing.matches(PASSWORD, impossible)).rejects.toThrow(/memory/i);
  expect(await hashing.matches(PASSWORD, CHEAP)).toBe(true);
});
