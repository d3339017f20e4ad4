import { Client } from 'pg';
import { APP_NAME, superuserUrl, type Credentials } from '#server/db/embedded/credentials.ts';

/** Makes the application's role and database where they are missing: at the first start, or after a kill during it. */
export async function ensureAppDatabase(credentials: Credentials, port: number): Promise<void> {
  const client = new Client({ connectionString: superuserUrl(credentials, port) });
  // A server that dies now fails the query under way; that is where we hear of it.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
      [APP_NAME],
    );
    if (!rows[0]?.role) await makeRole(client, credentials.app);
    if (!rows[0]?.database) await client.query(`CREATE DATABASE ${APP_NAME} OWNER ${APP_NAME}`);
  } finally {
    await client.end();
  }
}

/** Not a superuser: whoever finds a hole in our SQL must not be able to run programs or read files. */
async function makeRole(client: Client, password: string): Promise<void> {
  await client.query(`
    BEGIN;
    CREATE ROLE ${APP_NAME} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)};
    -- Errors of a session go to the application, which logs them without what people wrote.
    ALTER ROLE ${APP_NAME} SET log_min_messages = log;
    COMMIT;
  `);
}
