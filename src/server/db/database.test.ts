import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { isUniqueViolation, postgresError } from '#server/db/postgres-errors.ts';
import { users } from '#server/db/schema/accounts.ts';
import { stories } from '#server/db/schema/stories.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const { db, pool, url } = database;
const make = factories(db);

test('a query that never ends is ended by the server', async () => {
  const { rows } = await pool.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});

test('connections carry the name of the product', async () => {
  const { rows } = await pool.query('show application_name');
  expect(rows).toEqual([{ application_name: 'fabloom' }]);
});

describe('ping', () => {
  test('resolves when the server answers', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('rejects when no server is there', async () => {
    const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    await expect(nowhere.ping()).rejects.toThrow('ECONNREFUSED');
    await nowhere.close();
  });

  test('rejects within two seconds when every connection is busy', async () => {
    const busy = openDatabase(url, { max: 1 });
    const held = await busy.pool.connect();
    const asked = performance.now();
    await expect(busy.ping()).rejects.toThrow('did not answer');
    expect(performance.now() - asked).toBeLessThan(3_000);
    held.release();
    await busy.close();
  });
});

describe('when the server ends the connections', () => {
  test('idle ones are replaced', async () => {
    await using killed = await withConnections(2);
    await killed.endAll();
    await expect(killed.database.ping()).resolves.toBeUndefined();
  });

  // Without a listener on the connection itself, this would end the process.
  test('one between two queries of a transaction fails that transaction only', async () => {
    await using killed = await withConnections(1);
    const interrupted = killed.database.db.transaction(async (tx) => {
      await tx.select().from(stories).limit(1);
      await killed.endAll();
      await tx.select().from(stories).limit(1);
    });
    await expect(interrupted).rejects.toThrow('Failed query');
    await expect(killed.database.ping()).resolves.toBeUndefined();
  });
});

describe('isUniqueViolation', () => {
  test('knows a violation through Drizzle, and which one', async () => {
    const { slug } = await make.story();
    const error = await failure(make.story({ slug }));
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'stories_slug_unique')).toBe(true);
    expect(isUniqueViolation(error, 'stories_chapter_unique')).toBe(false);
  });

  test('knows one from the driver itself', async () => {
    const { email } = await make.user();
    const error = await failure(pool.query('insert into auth.users (email) values ($1)', [email]));
    expect(isUniqueViolation(error, 'users_email_unique')).toBe(true);
  });

  test('does not take another failure for one', async () => {
    const error = await failure(make.vote({ storyId: '00000000-0000-4000-8000-000000000000' }));
    expect(postgresError(error)?.code).toBe('23503');
    expect(isUniqueViolation(error)).toBe(false);
    expect(isUniqueViolation(new Error('offline'))).toBe(false);
    expect(isUniqueViolation('23505')).toBe(false);
  });
});

test('an update moves updated_at', async () => {
  const { id, updatedAt } = await make.user();
  const [changed] = await db
    .update(users)
    .set({ bannedUntil: new Date() })
    .where(eq(users.id, id))
    .returning();
  expect(changed?.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
});

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('should have failed'),
    (error: unknown) => error,
  );
}

/** A pool of its own, whose connections the server can be told to end. */
async function withConnections(count: number) {
  const own: Database = openDatabase(url, { max: count });
  const clients = await Promise.all(Array.from({ length: count }, () => own.pool.connect()));
  const pids = await Promise.all(
    clients.map(async (client) => (await client.query('select pg_backend_pid() as pid')).rows[0].pid),
  );
  for (const client of clients) client.release();
  return {
    database: own,
    async endAll() {
      await pool.query('select pg_terminate_backend(pid, 2000) from unnest($1::int[]) as pid', [pids]);
      // The news has to arrive here before anything is asked of the dead connections.
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    [Symbol.asyncDispose]: () => own.close(),
  };
}
