import { join } from 'node:path';
import { openDatabase, type Database } from '#server/db/database.ts';
import { borrowServer } from '#server/db/embedded/borrow.ts';
import { appUrl } from '#server/db/embedded/credentials.ts';
import { factories } from '../support/factories.ts';

/** For what no visitor can bring about: changes the database of the running product. */
export function inDatabase<Result>(
  work: (make: ReturnType<typeof factories>, db: Database['db']) => Promise<Result>,
): Promise<Result> {
  const dataDir = join(process.env['TEST_DATA_DIR'] as string, 'product');
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  return borrowServer({ dataDir, log }, async ({ credentials, port }) => {
    const database = openDatabase(appUrl(credentials, port), { max: 1 });
    try {
      return await work(factories(database.db), database.db);
    } finally {
      await database.close();
    }
  });
}
