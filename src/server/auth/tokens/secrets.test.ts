import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSecrets, findSecrets } from '#server/auth/tokens/secrets.ts';

const OLD = 'an-older-secret-that-is-long-enough-to-be-one';
const NEW = 'a-newer-secret-that-is-long-enough-to-be-one';
const PLAIN = Buffer.from('a secret of an authenticator');

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fabloom-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('what is locked is opened by the same secret, never looks the same and never like itself', () => {
  const secrets = createSecrets([NEW]);
  const locked = secrets.encrypt(PLAIN);
  expect(secrets.decrypt(locked)).toEqual(PLAIN);
  expect(secrets.encrypt(PLAIN)).not.toEqual(locked);
  expect(locked.includes(PLAIN)).toBe(false);
});

test('a secret that was replaced still opens what it locked; the new one locks', () => {
  const before = createSecrets([OLD]);
  const after = createSecrets([NEW, OLD]);
  expect(after.decrypt(before.encrypt(PLAIN))).toEqual(PLAIN);
  expect(before.decrypt(after.encrypt(PLAIN))).toBeUndefined();
  expect(createSecrets([NEW]).decrypt(before.encrypt(PLAIN))).toBeUndefined();
});

test('what was changed, in any place, does not open', () => {
  const secrets = createSecrets([NEW]);
  const locked = secrets.encrypt(PLAIN);
  for (let i = 0; i < locked.length; i++) {
    const changed = Buffer.from(locked);
    changed[i]! ^= 1;
    expect(secrets.decrypt(changed), `byte ${i}`).toBeUndefined();
  }
  for (const length of [0, 12, 27, locked.length - 1]) {
    expect(secrets.decrypt(locked.subarray(0, length)), `${length} bytes`).toBeUndefined();
  }
});

test('keys for different purposes have nothing in common, and depend on the secret', () => {
  const secrets = createSecrets([NEW]);
  const keys = ['encryption', 'fingerprint', 'signing key 1', 'signing key 2'].map((purpose) =>
    secrets.derive(purpose, 32)[0]!.toString('hex'),
  );
  expect(new Set([...keys, createSecrets([OLD]).derive('encryption', 32)[0]!.toString('hex')]).size).toBe(5);
  expect(secrets.fingerprint('1234')).toEqual(secrets.fingerprint('1234'));
  expect(secrets.fingerprint('1234')).not.toEqual(createSecrets([OLD]).fingerprint('1234'));
});

test('secrets that are configured are used, and none is made', async () => {
  const folder = await aFolder();
  expect(await findSecrets([NEW, OLD], folder)).toEqual([NEW, OLD]);
  await expect(stat(join(folder, 'auth-secret'))).rejects.toThrow('ENOENT');
});

test('without one, a secret is made once, for the owner’s eyes only, also when several processes start', async () => {
  const folder = join(await aFolder(), 'data');
  const found = await Promise.all(Array.from({ length: 5 }, () => findSecrets([], folder)));
  const [secret] = found[0]!;
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(new Set(found.flat())).toEqual(new Set([secret]));
  const file = join(folder, 'auth-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).trim()).toBe(secret);
});

test('a damaged file is not silently replaced: that would sign everybody out', async () => {
  const folder = await aFolder();
  const file = join(folder, 'auth-secret');
  await writeFile(file, 'short\n');
  await chmod(file, 0o600);
  await expect(findSecrets([], folder)).rejects.toThrow(/is damaged/);
  expect(await readFile(file, 'utf8')).toBe('short\n');
});
