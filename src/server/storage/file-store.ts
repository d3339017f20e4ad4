import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures and sounds are kept, by name. */
export interface FileStore {
  /** Keeps the bytes under the name; what is there already stays. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
}

/** One out of which things go again. */
export interface MediaStore extends FileStore {
  /** What is not there is gone already. */
  delete(names: readonly string[]): Promise<void>;
  /** The names of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Removes what writers left behind that were interrupted. */
  tidy(): Promise<void>;
}

/** Nobody else on the machine may look into what families made. */
export const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

const NAME = /^[a-z0-9][a-z0-9.-]{0,99}$/;
const DRAFTS = '.drafts';
/** No writer takes that long. */
const OLD_DRAFT_MS = 10 * 60_000;

/** Files in a folder, spread over subfolders by the first two letters of their names. */
export function createFileStore(folder: string): MediaStore {
  const drafts = join(folder, DRAFTS);
  const pathOf = (name: string) => {
    if (!NAME.test(name) || name.includes('..')) throw new Error('not a name of a stored file');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async keep(name, bytes) {
      const path = pathOf(name);
      for (const each of [join(folder, name.slice(0, 2)), drafts])
        await mkdir(each, { recursive: true, mode: OWNER_ONLY.folder });
      // Written beside and moved: a reader never finds half a file.
      const draft = join(drafts, randomUUID());
      await writeFile(draft, bytes, { mode: OWNER_ONLY.file });
      await rename(draft, path);
    },
    read: (name) => ifThere(readFile(pathOf(name))),
    async delete(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
    },
    async *list() {
      for (const part of (await ifThere(readdir(folder))) ?? []) {
        if (part !== DRAFTS) yield* (await ifThere(readdir(join(folder, part)))) ?? [];
      }
    },
    async tidy() {
      for (const name of (await ifThere(readdir(drafts))) ?? []) {
        const path = join(drafts, name);
        const left = await ifThere(stat(path));
        if (left && Date.now() - left.mtimeMs > OLD_DRAFT_MS) await rm(path, { force: true });
      }
    },
  };
}

async function ifThere<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
