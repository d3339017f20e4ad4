import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDataFolder, type ClaimedFolder } from '#server/db/embedded/claim-data-folder.ts';
import { ensureAppDatabase } from '#server/db/embedded/app-database.ts';
import { readCredentials } from '#server/db/embedded/credentials.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { discard, promoteRestored } from '#server/db/embedded/finish-interrupted-work.ts';
import { giveTreeTo } from '#server/db/embedded/give-to.ts';
import { launchPostmaster } from '#server/db/embedded/launch-postmaster.ts';
import type { LauncherLog } from '#server/db/embedded/launcher-log.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { findRuntime, type Runtime } from '#server/db/embedded/runtime/find-runtime.ts';
import { stopPostmaster } from '#server/db/embedded/stop-postmaster.ts';
import { syncToDisk } from '#server/db/embedded/sync-to-disk.ts';
import { unpackBackup } from '#server/db/embedded/backup/unpack-backup.ts';

export interface RestoreOptions {
  dataDir: string;
  file: string;
  /** Whether a database that is already there may be replaced; it is kept aside. */
  replace: boolean;
  log: LauncherLog;
}

export interface Restored {
  createdAt: string;
  /** Folder to which the replaced database was moved. */
  replaced?: string;
}

/** All or nothing: the backup is unpacked, checked and tried aside; renames at the very end put it in place. */
export async function restore({ dataDir, file, replace, log }: RestoreOptions): Promise<Restored> {
  const folder = await claimDataFolder(dataDir);
  const { layout, account } = folder;
  try {
    if (!replace && existsSync(layout.cluster)) {
      throw new EmbeddedPostgresError(
        'not-empty',
        `There is a database in ${layout.cluster} already. Add --replace to put the backup in its place.`,
      );
    }
    const runtime = await findRuntime(layout, account);
    const unfinished = await mkdtemp(layout.unfinished);
    try {
      const cluster = join(unfinished, 'cluster');
      await mkdir(cluster, { mode: 0o700 });
      const { createdAt } = await unpackBackup(file, cluster, runtime.major);
      giveTreeTo(account, unfinished);
      await tryOut(cluster, folder, runtime, log);
      await stopLeftServer(layout.cluster);
      await rename(cluster, layout.restored);
      await syncToDisk(layout.home);
      return { createdAt, ...(await promoteRestored(layout)) };
    } finally {
      await discard(unfinished);
    }
  } finally {
    await folder.release();
  }
}

/** Proves the backup good: the server recovers on it, lets our passwords in and writes everything to disk. */
async function tryOut(
  cluster: string,
  { layout, account }: ClaimedFolder,
  runtime: Runtime,
  log: LauncherLog,
) {
  const serverLog = layout.serverLog;
  const server = await launchPostmaster({ clusterDir: cluster, serverLog, account, runtime, log });
  try {
    await ensureAppDatabase(await readCredentials(cluster), server.port);
  } finally {
    await stopPostmaster(server.pid);
  }
}

/** A server that outlived its Fabloom still works on the database that we are about to move away. */
async function stopLeftServer(cluster: string): Promise<void> {
  const left = await findPostmaster(cluster);
  if (left) await stopPostmaster(left.pid);
}
