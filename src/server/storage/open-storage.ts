import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createFileStore, type FileStore } from '#server/storage/file-store.ts';
import { createFolderObjects } from '#server/storage/folder-objects.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';

export type FileKind = 'pictures' | 'speech' | 'art';

export interface Storage {
  /** What has a public address of its own. */
  objects: ObjectStore;
  /** What only we read, by kind. */
  files(kind: FileKind): FileStore;
}

/** The configured S3 store, or folders of the data folder. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3) {
    // Its client is large, and few need it.
    const { openS3 } = await import('#server/storage/s3.ts');
    return openS3(s3);
  }
  return {
    objects: createFolderObjects(join(dataDir, 'storage')),
    files: (kind) => createFileStore(join(dataDir, kind)),
  };
}
