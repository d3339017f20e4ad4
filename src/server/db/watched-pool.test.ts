import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseAwayError, isDatabaseAway } from '#server/db/database-away.ts';
import { openDatabase } from '#server/db/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { silentLine } from '#tests/support/silent-line.ts';

const { url } = await testDatabase();

async function onALine() {
  const line = await silentLine(url);
  const database = openDatabase(line.url, { max: 2 });
  onTestFinished(() => database.close());
  await database.ping();
  return { line, database };
}

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => error,
  );

test('a database that falls silent is given up in seconds, refuses at once, and is found again', async () => {
  const { line, database } = await onALine();
  const { pool, db } = database;
  line.fallSilent();
  const asked = performance.now();
  const waiting = [
    pool.query('select 1'),
    db.transaction((tx) => tx.execute('select 1')),
    pool.query('select 2'), // waits for one of the others
  ];
  for (const error of await Promise.all(waiting.map(failure))) expect(isDatabaseAway(error)).toBe(true);
  expect(performance.now() - asked).toBeLessThan(14_000);
  expect(database.isAway()).toBe(true);

  const again = performance.now();
  expect(await failure(pool.query('select 1'))).toBeInstanceOf(DatabaseAwayError);
  expect(performance.now() - again).toBeLessThan(200);

  line.speak();
  await expect.poll(() => database.isAway(), { timeout: 10_000 }).toBe(false);
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
});

test('a statement that takes its time on a server that answers is left to it', async () => {
  const { database } = await onALine();
  const slow = database.pool.query('select pg_sleep(4), 1 as one');
  await delay(3_500);
  expect(database.isAway()).toBe(false);
  expect((await slow).rows).toMatchObject([{ one: 1 }]);
});

test('what is wrong with a statement is no absence', async () => {
  const { database } = await onALine();
  expect(isDatabaseAway(await failure(database.pool.query('select nonsense')))).toBe(false);
  const full = await failure(
    database.pool.query(`do $$ begin raise exception using errcode = 'too_many_connections'; end $$`),
  );
  expect(isDatabaseAway(full)).toBe(true);
});

test.each([
  ['a statement that our time limit ended', 'set statement_timeout = 50; select pg_sleep(5)'],
  [
    'a transaction that was idle for too long',
    `do $$ begin raise exception using errcode = 'idle_in_transaction_session_timeout'; end $$`,
  ],
])('%s may go better in a moment', async (_, statement) => {
  const { database } = await onALine();
  expect(isDatabaseAway(await failure(database.pool.query(statement)))).toBe(true);
});
