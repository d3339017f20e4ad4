import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCredentials, type Credentials } from '#server/db/embedded/credentials.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import type { LauncherLog } from '#server/db/embedded/launcher-log.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';

export interface BorrowedServer {
  credentials: Credentials;
  port: number;
}

/** For a command beside Fabloom: uses the server while Fabloom runs; when it does not, starts it for that long. */
export async function borrowServer<Result>(
  { dataDir, log }: { dataDir: string; log: LauncherLog },
  work: (server: BorrowedServer) => Promise<Result>,
): Promise<Result> {
  const { cluster } = folderLayout(await realpath(dataDir).catch(() => resolve(dataDir)));
  if (!existsSync(cluster))
    throw new EmbeddedPostgresError('no-database', `There is no database in ${cluster} yet.`);
  const own = await startUnlessRunning(dataDir, log);
  try {
    return await work(await readyServer(cluster));
  } finally {
    await own?.stop();
  }
}

async function startUnlessRunning(dataDir: string, log: LauncherLog) {
  try {
    return await startEmbeddedPostgres({ dataDir, log });
  } catch (error) {
    if (error instanceof EmbeddedPostgresError && error.code === 'in-use') return undefined;
    throw error;
  }
}

/** Reading the passwords takes the same user as the server's, or root. */
async function readyServer(cluster: string): Promise<BorrowedServer> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const server = await findPostmaster(cluster);
    if (server?.status === 'ready') return { credentials: await readCredentials(cluster), port: server.port };
    await sleep(100);
  }
  throw new EmbeddedPostgresError(
    'not-running',
    `The database in ${cluster} is in use but does not become ready.`,
  );
}
