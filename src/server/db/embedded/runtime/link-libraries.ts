import { readFile, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { errnoOf } from '#server/db/embedded/error-details.ts';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packages cannot hold symlinks; this one lists those its libraries need and makes them in an install
 * script, which does not run here. A folder we may not write to is left as it is: a copy is made then.
 */
export async function linkLibraries(native: string): Promise<void> {
  const links = linksSchema.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    try {
      // Both are named from the folder above `native`, and lie side by side.
      await symlink(basename(source), join(native, relative('native', target)));
    } catch (error) {
      const code = errnoOf(error);
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return;
      throw error;
    }
  }
}
