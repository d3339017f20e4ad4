import { chmodSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import type { FolderLayout } from '#server/db/embedded/folder-layout.ts';

const SQLITE_BUSY = 5;
const ownerSchema = z.object({ pid: z.number() });

/**
 * Node offers no file locks, and a file with a process id in it goes stale (and means nothing to another
 * container on the same volume). An exclusive SQLite transaction is a real lock of the operating system:
 * it vanishes with the process, however that dies.
 */
export function lockFolder(layout: FolderLayout): () => void {
  const database = new DatabaseSync(layout.lock);
  try {
    // In memory: nothing is ever written, so no journal need lie about after a crash.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? inUse(layout) : error;
  }
  chmodSync(layout.lock, 0o600);
  return () => database.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function inUse(layout: FolderLayout): EmbeddedPostgresError {
  const pid = ownerPid(layout);
  const owner = pid === undefined ? 'another process' : `process ${pid}`;
  return new EmbeddedPostgresError(
    'in-use',
    `The data folder ${layout.dataDir} is in use by ${owner}. Stop that one first, or set DATA_DIR to another folder.`,
  );
}

function ownerPid(layout: FolderLayout): number | undefined {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(layout.owner, 'utf8'))).pid;
  } catch {
    // The owner holds the lock but has not written its note yet.
    return undefined;
  }
}
