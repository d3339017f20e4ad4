import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCredentials, superuserUrl } from '#server/db/embedded/credentials.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import type { LauncherLog } from '#server/db/embedded/launcher-log.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { writeBackup } from '#server/db/embedded/backup/write-backup.ts';

export interface BackupOptions {
  dataDir: string;
  file: string;
  log: LauncherLog;
}

/** Backs the database up while Fabloom runs; when it does not, starts the server for that long. */
export async function backUp({ dataDir, file, log }: BackupOptions): Promise<void> {
  const { cluster } = folderLayout(await realpath(dataDir).catch(() => resolve(dataDir)));
  if (!existsSync(cluster))
    throw new EmbeddedPostgresError('no-database', `There is no database in ${cluster} yet.`);
  const own = await startUnlessRunning(dataDir, log);
  try {
    await writeBackup(await runningSuperuserUrl(cluster), file);
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

/** Reading the password takes the same user as the server's, or root. */
async function runningSuperuserUrl(cluster: string): Promise<string> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const server = await findPostmaster(cluster);
    if (server?.status === 'ready') return superuserUrl(await readCredentials(cluster), server.port);
    await sleep(100);
  }
  throw new EmbeddedPostgresError(
    'not-running',
    `The database in ${cluster} is in use but does not become ready.`,
  );
}
