import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_ONLY } from '#server/storage/file-store.ts';

export interface StorageHealth {
  /** Whether something more can be kept; and if not, whether that is for want of room, of an answer, or of a right that we were never given. */
  state: 'fine' | 'full' | 'away' | 'refused';
  /** Of what was refused: what has to be set otherwise, in words for an operator. */
  why?: string;
  /** Of the disk; unknown of a store elsewhere. */
  freeBytes?: number;
}

/** With less the database that lies beside stops as well. */
const LEAST_FREE = 64_000_000;
const SAMPLE = Buffer.alloc(4096, 1);
const NO_ROOM: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** Tries: rights, read-only mounts, quotas and broken disks each say it in another way. */
export async function folderHealth(folder: string): Promise<StorageHealth> {
  try {
    await tryToWrite(folder);
    const { bavail, bsize } = await statfs(folder);
    const freeBytes = bavail * bsize;
    return { state: freeBytes < LEAST_FREE ? 'full' : 'fine', freeBytes };
  } catch (error) {
    return { state: NO_ROOM.has((error as NodeJS.ErrnoException).code) ? 'full' : 'away' };
  }
}

/** Says which folder it is about, before anything has begun that would fail in the middle. */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await tryToWrite(folder);
  } catch (error) {
    throw new Error(
      `Cannot write to the data folder ${folder} (${(error as Error).message}). Set DATA_DIR to a folder that this user may write to and that has room.`,
      { cause: error },
    );
  }
}

async function tryToWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  const sample = join(folder, `.sample-${randomUUID()}`);
  try {
    await writeFile(sample, SAMPLE, { mode: OWNER_ONLY.file });
  } finally {
    await rm(sample, { force: true }).catch(() => undefined);
  }
}
