import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { enduring } from '#server/storage/enduring.ts';
import type { MediaStore } from '#server/storage/file-store.ts';
import type { Storage } from '#server/storage/open-storage.ts';

const log = createLog({ level: 'silent' });
const REST_MS = 20;

/** A disk that is full until somebody makes room. */
function smallDisk() {
  const files = new Map<string, Uint8Array>();
  const disk = { isFull: true, tries: 0, files };
  const store: MediaStore = {
    async keep(name, bytes) {
      disk.tries += 1;
      if (disk.isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      files.set(name, bytes);
    },
    read: async (name) => files.get(name),
    delete: async (names) => names.forEach((name) => files.delete(name)),
    async *list() {
      yield* files.keys();
    },
    tidy: async () => undefined,
  };
  const nothing = async () => undefined;
  const storage: Storage = {
    objects: { put: nothing, publicUrl: () => '', read: nothing, delete: nothing },
    files: () => store,
    before: { hasAny: async () => false, picture: nothing, narration: nothing, clear: nothing },
    health: async () => ({ state: 'fine' }),
    close: () => undefined,
  };
  return { disk, storage: enduring(storage, log, REST_MS) };
}

const bytes = Uint8Array.of(1, 2, 3);

test('what was made while the disk was full is on it as soon as there is room, with nobody asking for it [TR-01]', async () => {
  const { disk, storage } = smallDisk();
  for (const name of ['a', 'b', 'c']) await storage.files('pictures').keep(name, bytes);
  expect(await storage.files('pictures').read('b')).toEqual(bytes);
  expect(disk.files.size).toBe(0);
  disk.isFull = false;
  await expect.poll(() => [...disk.files.keys()], { timeout: 10_000 }).toEqual(['a', 'b', 'c']);
});

test('what was removed meanwhile does not come back, and a full disk is left alone between two tries [TR-05]', async () => {
  const { disk, storage } = smallDisk();
  for (const name of ['a', 'b']) await storage.files('speech').keep(name, bytes);
  await storage.files('speech').delete(['a']);
  const tries = disk.tries;
  await expect.poll(() => disk.tries, { timeout: 10_000 }).toBeGreaterThan(tries);
  expect(disk.tries).toBeLessThan(50);
  disk.isFull = false;
  await expect.poll(() => [...disk.files.keys()], { timeout: 10_000 }).toEqual(['b']);
  expect(await storage.files('speech').read('a')).toBeUndefined();
});

test('a recording is never in memory alone: its family is told', async () => {
  const { disk, storage } = smallDisk();
  await expect(storage.files('recordings').keep('a', bytes)).rejects.toThrow('does not work');
  disk.isFull = false;
  await expect
    .poll(() =>
      storage
        .files('recordings')
        .keep('a', bytes)
        .then(
          () => disk.files.size,
          () => 0,
        ),
    )
    .toBe(1);
});
