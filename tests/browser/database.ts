import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { borrowServer } from '#server/db/embedded/borrow.ts';
import { appUrl } from '#server/db/embedded/credentials.ts';
import { factories } from '../support/factories.ts';

/** For what no visitor can bring about: puts rows into the database of the running product. */
export function inDatabase<Result>(
  work: (make: ReturnType<typeof factories>) => Promise<Result>,
): Promise<Result> {
  const dataDir = join(process.env['TEST_DATA_DIR'] as string, 'product');
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  return borrowServer({ dataDir, log }, async ({ credentials, port }) => {
    const database = openDatabase(appUrl(credentials, port), { max: 1 });
    try {
      return await work(factories(database.db));
    } finally {
      await database.close();
    }
  });
}
