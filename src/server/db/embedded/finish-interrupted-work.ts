import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FolderLayout } from '#server/db/embedded/folder-layout.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { stopPostmaster } from '#server/db/embedded/stop-postmaster.ts';
import { syncToDisk } from '#server/db/embedded/sync-to-disk.ts';

/** Clears what a killed initdb or restore left half done, and completes a restore that only lacked its renames. */
export async function finishInterruptedWork(layout: FolderLayout): Promise<void> {
  for (const name of await readdir(layout.home)) {
    if (name.startsWith(basename(layout.unfinished))) await discard(join(layout.home, name));
  }
  await promoteRestored(layout);
}

/** Removes a folder in which a database was being made, together with a trial server that was left running in it. */
export async function discard(unfinished: string): Promise<void> {
  const left = await findPostmaster(join(unfinished, 'cluster'));
  if (left) await stopPostmaster(left.pid);
  // An initdb that outlived us may still be writing.
  await rm(unfinished, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/**
 * Puts a restored database in its place. The one it replaces is renamed, never deleted.
 * Each step can be repeated, so the next start completes what a kill between the renames left.
 */
export async function promoteRestored(layout: FolderLayout): Promise<{ replaced?: string }> {
  if (!existsSync(layout.restored)) return {};
  const replaced = `${layout.home}/replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const replacing = existsSync(layout.cluster);
  if (replacing) await rename(layout.cluster, replaced);
  await rename(layout.restored, layout.cluster);
  await syncToDisk(layout.home);
  return replacing ? { replaced } : {};
}
