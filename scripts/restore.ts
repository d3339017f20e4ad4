import { parseArgs } from 'node:util';
import { restore } from '#server/db/embedded/backup/restore.ts';
import { parseConfig } from '#server/config.ts';

const USAGE = 'Usage: npm run restore -- FILE [--replace]';
const OWN_SERVER = `DATABASE_URL is set: the data are on a PostgreSQL server of your own. Use its tools:
  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" FILE`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(USAGE);
  const config = parseConfig(process.env);
  if (config.database.url) throw new Error(OWN_SERVER);
  const { createdAt, replaced } = await restore({
    dataDir: config.dataDir,
    file,
    replace: values.replace,
    log: { info: () => {}, warn: console.warn, error: console.error },
  });
  console.log(`The database is again as it was at ${createdAt}.`);
  if (replaced)
    console.log(`The one it replaced is kept in ${replaced}; delete that folder when you no longer need it.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
