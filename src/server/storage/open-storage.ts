import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createFileStore, OWNER_ONLY, type MediaStore } from '#server/storage/file-store.ts';
import { folderHealth, requireWritable, type StorageHealth } from '#server/storage/folder-health.ts';
import { createFolderObjects } from '#server/storage/folder-objects.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';

export type FileKind = 'pictures' | 'speech' | 'recordings' | 'art';

export interface Storage {
  /** What has a public address of its own. */
  objects: ObjectStore;
  /** What only we read, by kind. */
  files: (kind: FileKind) => MediaStore;
  /** Where earlier versions kept things. */
  before: EarlierStorage;
  /** Whether it works just now. */
  health: () => Promise<StorageHealth>;
  close(): void;
}

/** Pictures had names that told what they were, sounds held their words, and nobody owned either. */
export interface EarlierStorage {
  hasAny(): Promise<boolean>;
  picture(file: string): Promise<Uint8Array | undefined>;
  /** A narration of the library; undefined where it is at its place already. */
  narration(file: string): Promise<Uint8Array | undefined>;
  clear(): Promise<void>;
}

/** The configured S3 store, or folders of the data folder. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3) {
    // Its client is large, and few need it.
    const { openS3 } = await import('#server/storage/s3.ts');
    const storage = openS3(s3);
    await requireWilling(storage);
    return storage;
  }
  await requireWritable(dataDir);
  await closeToOthers(dataDir);
  const folders: Record<FileKind, string> = {
    pictures: join(dataDir, 'media', 'pictures'),
    speech: join(dataDir, 'media', 'speech'),
    recordings: join(dataDir, 'media', 'recordings'),
    art: join(dataDir, 'art'),
  };
  return {
    objects: createFolderObjects(join(dataDir, 'storage')),
    files: (kind) => createFileStore(folders[kind]),
    before: earlierFolders(dataDir),
    health: () => folderHealth(dataDir),
    close: () => undefined,
  };
}

/** Says what is set wrongly, as with a folder. A store that is away may come back; one that refuses us will not change its mind. */
async function requireWilling(storage: Storage): Promise<void> {
  const { why } = await storage.health();
  if (why === undefined) return;
  storage.close();
  throw new Error(why);
}

const STICKY = 0o1000;

/** A folder that others share, such as /tmp, stays as it is: what we make in it is closed all the same. */
async function closeToOthers(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY.folder });
  const { uid, mode } = await stat(dataDir);
  if (uid === process.getuid?.() && (mode & STICKY) === 0) {
    // The database of root is somebody else, who has to pass through but need not look around.
    const passes = uid === 0 && existsSync(join(dataDir, 'postgres'));
    await chmod(dataDir, passes ? 0o711 : OWNER_ONLY.folder);
  }
  for (const name of ['media', 'art', 'storage', 'outbox']) {
    const folder = join(dataDir, name);
    if (existsSync(folder)) await chmod(folder, OWNER_ONLY.folder);
  }
}

function earlierFolders(dataDir: string): EarlierStorage {
  const folders = ['pictures', 'speech'].map((name) => join(dataDir, name));
  const pictures = createFileStore(join(dataDir, 'pictures'));
  return {
    hasAny: async () => folders.some((folder) => existsSync(folder)),
    picture: (file) => pictures.read(file),
    narration: async () => undefined,
    async clear() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}
