import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_ONLY } from '#server/storage/file-store.ts';
import {
  ObjectExistsError,
  requireObjectName,
  STORAGE_PATH,
  type Bucket,
  type ObjectStore,
} from '#server/storage/object-store.ts';

/** A folder on this machine with one folder in it for each bucket. */
export function createFolderObjects(folder: string): ObjectStore {
  const pathOf = (bucket: Bucket, name: string) => join(folder, bucket, requireObjectName(name));
  return {
    async put({ bucket, name, bytes, upsert }) {
      const path = pathOf(bucket, name);
      await mkdir(join(folder, bucket), { recursive: true, mode: OWNER_ONLY.folder });
      // Written beside and moved: a reader never finds half a file. No object's name begins with a dot.
      const draft = join(folder, bucket, `.${randomUUID()}`);
      await writeFile(draft, bytes, { mode: OWNER_ONLY.file });
      if (upsert) {
        await rename(draft, path);
        return;
      }
      try {
        await link(draft, path);
      } catch (error) {
        throw codeOf(error) === 'EEXIST' ? new ObjectExistsError(`${name} is there already`) : error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    publicUrl: (bucket, name) => `${STORAGE_PATH}/${bucket}/${requireObjectName(name)}`,
    async read(bucket, name) {
      try {
        return await readFile(pathOf(bucket, name));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    delete: (bucket, name) => rm(pathOf(bucket, name), { force: true }),
  };
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
