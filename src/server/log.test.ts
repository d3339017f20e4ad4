import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

function capture() {
  const lines: string[] = [];
  const log = createLog({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

test('an error of the database is logged with its statement and code, never with its values', async () => {
  const { log, lines } = capture();
  const error: unknown = await db
    .execute(sql`select ${'mia@example.org'}::uuid`)
    .catch((thrown: unknown) => thrown);
  log.error({ err: error }, 'failed');
  expect(lines.join('')).not.toContain('select $1::uuid" params');
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    err: { message: 'query failed: select $1::uuid', cause: { code: '22P02' } },
  });
});

test('a violated constraint is named without the row', async () => {
  const { log, lines } = capture();
  const secret = 'grandma@example.org';
  await db.execute(sql`create table addresses (email text constraint one_each unique)`);
  await db.execute(sql`insert into addresses values (${secret})`);
  const error: unknown = await db
    .execute(sql`insert into addresses values (${secret})`)
    .catch((e: unknown) => e);
  log.error({ err: error }, 'failed');
  expect(lines[0]).toContain('one_each');
  expect(lines[0]).not.toContain(secret);
});

test('values with telling names are removed', () => {
  const { log, lines } = capture();
  log.info(
    { token: 'abc', headers: { authorization: 'Bearer abc', cookie: 'abc' }, password: 'abc' },
    'careless',
  );
  expect(lines[0]).not.toContain('abc');
});

test('a plain object in place of an error is told like one, without values', async () => {
  const { log, lines } = capture();
  const secret = 'mia@example.org';
  const thrown: unknown = await db.execute(sql`select ${secret}::uuid`).catch((error: unknown) => error);
  const { message, stack } = thrown as Error;
  // As pg-boss tells what became of a job.
  log.error({ err: { ...(thrown as object), message, stack, queue: 'picture' } }, 'job queue');
  log.error({ err: { message: 'the queue is gone', code: 'ECONNRESET' } }, 'job queue');
  log.error({ err: { queue: secret } }, 'job queue');
  const told = lines.map((line) => (JSON.parse(line) as { err: object }).err);
  expect(told).toEqual([
    expect.objectContaining({
      message: 'query failed: select $1::uuid',
      at: expect.stringMatching(/^at /) as string,
      cause: expect.objectContaining({ code: '22P02' }) as object,
    }),
    { type: 'object', message: 'the queue is gone', code: 'ECONNRESET' },
    { type: 'object', message: 'an object with queue' },
  ]);
  expect(lines.join('')).not.toMatch(/object Object|mia@/);
});
