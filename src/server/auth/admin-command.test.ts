import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

// Each call is a process of its own, and a busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 90_000 });

const { db, url } = await testDatabase();
const run = promisify(execFile);

const admin = (...words: string[]) =>
  run(process.execPath, ['scripts/admin.ts', ...words], {
    env: { ...process.env, DATABASE_URL: url },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );

test('the first admin is made by a command on the machine [AU-17]', async () => {
  await factories(db).user({ email: 'head@example.org' });
  expect(await admin('list')).toEqual({ code: 0, text: 'There is no admin yet.\n' });
  expect(await admin('grant', 'head@example.org')).toEqual({
    code: 0,
    text: 'head@example.org is an admin.\n',
  });
  expect((await admin('list')).text).toMatch(/^head@example\.org {2}since 20/);
  expect((await admin('revoke', 'head@example.org')).code).toBe(0);
});

test('a wrong call says how it is meant, and changes nothing', async () => {
  expect(await admin()).toMatchObject({
    code: 1,
    text: expect.stringContaining('npm run admin -- grant EMAIL'),
  });
  expect((await admin('grant')).code).toBe(1);
  expect((await admin('promote', 'head@example.org')).code).toBe(1);
  expect(await admin('grant', 'nobody@example.org')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Sign up with it first'),
  });
});
