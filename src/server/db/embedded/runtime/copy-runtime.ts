import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errnoOf } from '#server/db/embedded/error-details.ts';
import { linkLibraries } from '#server/db/embedded/runtime/link-libraries.ts';

/** Copies the programs to where everybody may use them; a whole copy is used again. False when it cannot be done there. */
export async function copyRuntime(native: string, target: string): Promise<boolean> {
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    return (await isTrustworthy(target)) || (await makeCopy(native, target));
  } catch (error) {
    const code = errnoOf(error);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOSPC') return false;
    throw error;
  }
}

/** In a shared folder such as /tmp somebody else could have laid programs of that name for us to run. */
async function isTrustworthy(folder: string): Promise<boolean> {
  try {
    const { uid, mode } = await lstat(folder);
    return uid === process.getuid?.() && (mode & 0o022) === 0;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return false;
    throw error;
  }
}

async function makeCopy(native: string, target: string): Promise<boolean> {
  const unfinished = await mkdtemp(`${target}-`);
  try {
    await copyForEverybody(native, unfinished);
    await linkLibraries(unfinished);
    await rename(unfinished, target);
    return true;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody was quicker: another process of ours, or one we must not trust.
    if (errnoOf(error) === 'ENOTEMPTY' || errnoOf(error) === 'EEXIST') return isTrustworthy(target);
    throw error;
  }
}

/** Readable for all, whatever the mask of `npm ci` was; symlinks are left out and made anew. */
async function copyForEverybody(from: string, to: string): Promise<void> {
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      await mkdir(target);
      await copyForEverybody(join(from, entry.name), target);
    } else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(join(from, entry.name), target);
      await chmod(target, 0o755);
    }
  }
}
