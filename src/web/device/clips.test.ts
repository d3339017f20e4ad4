import { beforeEach, expect, test, vi } from 'vitest';
import { clipOnDevice, keepClip } from '#web/device/clips.ts';
import type { DeviceClip } from '#web/device/database.ts';

/** As much of a browser's database as clips need. */
const { clips } = vi.hoisted(() => ({ clips: new Map<string, DeviceClip>() }));
vi.mock('#web/device/database.ts', () => ({
  deviceDatabase: async () => ({
    getKey: async (_: string, id: string) => (id === 'kept' ? id : undefined),
    put: async (_: string, clip: DeviceClip) => void clips.set(clip.key, clip),
    get: async (_: string, wanted: string | [from: string, to: string]) => {
      if (typeof wanted === 'string') return clips.get(wanted);
      const [from, to] = wanted;
      const key = [...clips.keys()].toSorted().find((each) => each >= from && each <= to);
      return key && clips.get(key);
    },
  }),
}));
vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => [from, to] });

beforeEach(() => {
  clips.clear();
});

const text = 'The fox slept.';
const by = (provider: string) => ({ audio: new Blob([provider]), words: [], duration: 1, provider });

test('without a line a text is heard as it is wanted, in another voice if that is all there is, and never another text [UX-05]', async () => {
  const mark = { storyId: 'kept', text };
  await keepClip({ ...mark, manner: 'natural a king' }, by('warm'));
  await keepClip({ ...mark, manner: 'quick one voice' }, by('quick'));
  const heard = async (manner: string, change: object = {}) =>
    (await clipOnDevice({ ...mark, manner, ...change }))?.provider;
  expect(await heard('natural a king')).toBe('warm');
  expect(await heard('quick one voice')).toBe('quick');
  expect(await heard('quick a king')).toBe('warm');
  expect(await heard('quick one voice', { text: `${text} Good night.` })).toBeUndefined();
  expect(await heard('quick one voice', { storyId: 'kept-2' })).toBeUndefined();
});

test('a story that is not on this device leaves no sound', async () => {
  await keepClip({ storyId: 'passing', text, manner: '' }, by('quick'));
  expect(clips.size).toBe(0);
});
