import type { StoryOption } from '#domain/story-options.ts';
import { isLineDown, isOnline } from '#web/browser/online.ts';
import type { OwnStory } from '#web/device/database.ts';
import { storyOnDevice } from '#web/device/stories.ts';
import { fromShelf, openedState } from '#web/features/creator/shelf.ts';

interface OpenedStory {
  state: OwnStory;
  /** Scene at which the reader stopped the last time. */
  position: number;
}

/** From the shelf of whoever is signed in; where it cannot be reached, and for guests, from this device. */
export async function openStory(
  id: string,
  family: readonly StoryOption[],
  isGuest: boolean,
  signal: AbortSignal,
): Promise<OpenedStory> {
  const here = async () => {
    const own = (await storyOnDevice(id).catch(() => undefined))?.own;
    return own && { state: own, position: 0 };
  };
  const there = async () => {
    const stored = await fromShelf(id, signal);
    return { state: openedState(stored, family), position: stored.position };
  };
  if (isGuest || !isOnline()) {
    const found = await here();
    if (found) return found;
    if (isGuest) throw new Error('the story is not on this device');
  }
  try {
    return await there();
  } catch (error) {
    // A story that the shelf does not have any more is not brought back.
    const found = signal.aborted || !isLineDown(error) ? undefined : await here();
    if (found) return found;
    throw error;
  }
}
