import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures and sounds are kept, by name. */
export interface FileStore {
  /** Keeps the bytes under the name; what is there already stays. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
}

const NAME = /^[a-z0-9][a-z0-9.-]{0,99}$/;

/** Files in a folder, spread over subfolders by the first two letters of their names. */
export function createFileStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name) || name.includes('..')) throw new Error('not a name of a stored file');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async keep(name, bytes) {
      const path = pathOf(name);
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      // Written beside and moved: a reader never finds half a file.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
