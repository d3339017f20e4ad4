import { Client } from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';

/** Writes rows as fast as it can, and says the number of each one once the database has acknowledged it. */
const [dataDir = ''] = process.argv.slice(2);
const WRITERS = 3;

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const { url } = await startEmbeddedPostgres({ dataDir, log: quiet });
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

async function write(): Promise<never> {
  const client = new Client(url);
  await client.connect();
  for (;;) {
    const { rows } = await client.query<{ id: number }>(
      'INSERT INTO acknowledged DEFAULT VALUES RETURNING id',
    );
    say({ id: rows[0]?.id });
  }
}

const setUp = new Client(url);
await setUp.connect();
await setUp.query(
  'CREATE TABLE IF NOT EXISTS acknowledged (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY)',
);
await setUp.end();
say({ url });
await Promise.all(Array.from({ length: WRITERS }, write));
