import { clipBytes } from '#web/device/clips.ts';
import { keepForGood, keptBytes } from '#web/device/media.ts';
import { markKept, rememberStory, storyOnDevice } from '#web/device/stories.ts';
import type { DeviceStory } from '#web/device/database.ts';

/** There is no room left for it. */
export class DeviceFull extends Error {
  override name = 'DeviceFull';
}

interface Keeping {
  story: Omit<DeviceStory, 'openedAt' | 'kept'>;
  /** How many times somebody reads a piece of it aloud, and how. */
  parts: number;
  read: (part: number) => Promise<void>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Brings a story with all its pictures and its whole sound. Rejects with `DeviceFull`, or whatever broke; then nothing stays kept. */
export async function keepStory({ story, parts, read, onProgress, signal }: Keeping): Promise<void> {
  const steps = [
    ...story.media.map((address) => () => keepForGood(address)),
    ...Array.from({ length: parts }, (_, part) => () => read(part)),
  ];
  try {
    // Browsers that clear up by themselves are asked to leave it alone; most decide without a question.
    await navigator.storage?.persist?.().catch(() => false);
    await rememberStory(story);
    for (const [done, step] of steps.entries()) {
      onProgress(done / steps.length);
      await step();
      signal.throwIfAborted();
    }
    await markKept(story.id, true);
  } catch (error) {
    await markKept(story.id, false).catch(() => undefined);
    throw isFull(error) ? new DeviceFull('no room', { cause: error }) : error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** What a kept story weighs, in bytes; none: it is not kept. */
export async function keptSize(id: string): Promise<number | undefined> {
  const story = await storyOnDevice(id);
  if (!story?.kept) return undefined;
  return (await clipBytes(id)) + (await keptBytes(story.media));
}
