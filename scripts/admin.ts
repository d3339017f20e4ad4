import { parseArgs } from 'node:util';
import { grantAdmin, listAdmins, revokeAdmin } from '#server/auth/admins.ts';
import { removeSecondStep } from '#server/auth/rescue.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { borrowServer } from '#server/db/embedded/borrow.ts';
import { appUrl } from '#server/db/embedded/credentials.ts';

const USAGE = `Usage:
  npm run admin -- grant EMAIL
  npm run admin -- revoke EMAIL
  npm run admin -- list
  npm run admin -- remove-second-step EMAIL     for somebody who lost the device with their codes`;

const [command, email, ...more] = parseArgs({ allowPositionals: true }).positionals;

async function run(db: Database['db']): Promise<void> {
  if (command === 'list') {
    const admins = await listAdmins(db);
    for (const admin of admins) console.log(`${admin.email}  since ${admin.grantedAt.toISOString()}`);
    if (admins.length === 0) console.log('There is no admin yet.');
  } else if (command === 'grant' && email) {
    await grantAdmin(db, email);
    console.log(`${email} is an admin.`);
  } else if (command === 'revoke' && email) {
    await revokeAdmin(db, email);
    console.log(`${email} is no admin any more.`);
  } else if (command === 'remove-second-step' && email) {
    const removed = await removeSecondStep(db, email);
    console.log(`${email} signs in with the password alone (${removed} removed), on every device anew.`);
  }
}

async function withDatabase(url: string): Promise<void> {
  const database = openDatabase(url, { max: 1 });
  try {
    await run(database.db);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const wellFormed =
    command === 'list' ? !email : ['grant', 'revoke', 'remove-second-step'].includes(command ?? '') && email;
  if (!wellFormed || more.length > 0) throw new Error(USAGE);
  const config = parseConfig(process.env);
  if (config.database.url) return withDatabase(config.database.url);
  const log = { info: () => {}, warn: console.warn, error: console.error };
  return borrowServer({ dataDir: config.dataDir, log }, ({ credentials, port }) =>
    withDatabase(appUrl(credentials, port)),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
