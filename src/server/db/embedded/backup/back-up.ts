import { borrowServer } from '#server/db/embedded/borrow.ts';
import { superuserUrl } from '#server/db/embedded/credentials.ts';
import type { LauncherLog } from '#server/db/embedded/launcher-log.ts';
import { writeBackup } from '#server/db/embedded/backup/write-backup.ts';

export interface BackupOptions {
  dataDir: string;
  file: string;
  log: LauncherLog;
}

/** Backs the database up, whether Fabloom runs or not. */
export async function backUp({ file, ...where }: BackupOptions): Promise<void> {
  await borrowServer(where, ({ credentials, port }) => writeBackup(superuserUrl(credentials, port), file));
}
