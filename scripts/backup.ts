import { parseArgs } from 'node:util';
import { backUp } from '#server/db/embedded/backup/back-up.ts';
import { parseConfig } from '#server/config.ts';

const USAGE = 'Usage: npm run backup -- FILE';
const OWN_SERVER = `DATABASE_URL is set: the data are on a PostgreSQL server of your own. Use its tools:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"`;
const SECRET_FILE = (
  dataDir: string,
) => `Keep a copy of ${dataDir}/auth-secret too, in another place: without it people have to sign in again,
and those with two-step sign-in cannot. It is left out on purpose: a backup alone must not open accounts.`;

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
  console.log(`Pictures of stories lie in ${config.dataDir}/media/pictures: copy that folder too.`);
  if (config.auth.secrets.length === 0) console.log(SECRET_FILE(config.dataDir));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
