import { parseArgs } from 'node:util';
import { backUp } from '#server/db/embedded/backup/back-up.ts';
import { parseConfig } from '#server/config.ts';
import { whatElseToCopy } from './what-else-to-copy.ts';

const USAGE = 'Usage: npm run backup -- FILE';
const OWN_SERVER = `DATABASE_URL is set: the data are on a PostgreSQL server of your own. Use its tools:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"`;

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(USAGE);
  const config = parseConfig(process.env);
  if (config.database.url) throw new Error(OWN_SERVER);
  await backUp({
    dataDir: config.dataDir,
    file,
    log: { info: () => {}, warn: console.warn, error: console.error },
  });
  console.log(`The database is saved in ${file}. It holds everything people entered: keep it private.`);
  for (const line of whatElseToCopy(config)) console.log(line);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
