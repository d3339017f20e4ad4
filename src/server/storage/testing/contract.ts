import { expect, test } from 'vitest';
import { ObjectExistsError, type ObjectStore, type StoredObject } from '#server/storage/object-store.ts';

/** What every object store must do, wherever it keeps things. */
export function keepsObjects(what: string, open: () => ObjectStore): void {
  const object = (given: Partial<StoredObject> = {}): StoredObject => ({
    bucket: 'story-audio',
    name: 'story-1.mp3',
    bytes: Uint8Array.from([1, 2, 3]),
    contentType: 'audio/mpeg',
    upsert: true,
    ...given,
  });
  const read = async (name: string) => {
    const bytes = await open().read('story-audio', name);
    return bytes && [...bytes];
  };

  test(`${what} gives back what was put [MM-04]`, async () => {
    await open().put(object({ name: 'there.mp3', upsert: false }));
    expect(await read('there.mp3')).toEqual([1, 2, 3]);
    expect(await read('elsewhere.mp3')).toBeUndefined();
  });

  test(`${what} replaces an object only when asked to [MM-04]`, async () => {
    const bytes = Uint8Array.from([4]);
    await open().put(object({ name: 'twice.mp3' }));
    await expect(open().put(object({ name: 'twice.mp3', bytes, upsert: false }))).rejects.toThrow(
      ObjectExistsError,
    );
    expect(await read('twice.mp3')).toEqual([1, 2, 3]);
    await open().put(object({ name: 'twice.mp3', bytes }));
    expect(await read('twice.mp3')).toEqual([4]);
  });

  test(`${what} deletes what is there and does not mind what is not`, async () => {
    await open().put(object({ name: 'gone.mp3' }));
    await open().delete('story-audio', 'gone.mp3');
    await open().delete('story-audio', 'gone.mp3');
    expect(await read('gone.mp3')).toBeUndefined();
  });

  test.each(['', '.hidden', '../outside.mp3', 'a/b.mp3', 'a..b', 'a b'])(
    `${what} has no object named "%s"`,
    async (name) => {
      await expect(open().put(object({ name }))).rejects.toThrow('not a name');
      await expect(open().read('story-audio', name)).rejects.toThrow('not a name');
      expect(() => open().publicUrl('story-audio', name)).toThrow('not a name');
    },
  );
}
