import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import type { Runtime } from '#server/db/embedded/runtime/find-runtime.ts';

/** Another major version could not read the files; say so before anything is touched. */
export async function checkVersion(clusterDir: string, runtime: Runtime): Promise<void> {
  const made = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  if (made === String(runtime.major)) return;
  throw new EmbeddedPostgresError(
    'wrong-version',
    `The database in ${clusterDir} was made by PostgreSQL ${made}, this version of Fabloom brings ${runtime.major}. ` +
      'Nothing was changed. docs/database.md tells how to move it over.',
  );
}
