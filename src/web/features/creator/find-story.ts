import type { StoryOption } from '#domain/story-options.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { isLineFault, isLineUp } from '#web/browser/line.ts';
import { storyOnDevice } from '#web/device/stories.ts';
import { fromMyStories, openedState } from '#web/features/creator/save-story.ts';

interface Found {
  state: OpenedStory;
  /** Scene at which the reader stopped the last time. */
  position: number;
}

/** From The stories of whoever is signed in; where it cannot be reached, and for guests, from this device. */
export async function findStory(
  id: string,
  family: readonly StoryOption[],
  owner: string | undefined,
  signal: AbortSignal,
): Promise<Found> {
  const here = async (): Promise<Found | undefined> => {
    const own = (await storyOnDevice(id).catch(() => undefined))?.own;
    return own && { state: own, position: 0 };
  };
  if (!owner || !isLineUp()) {
    const found = await here();
    if (found) return found;
    if (!owner) throw new Error('the story is not on this device');
  }
  try {
    const stored = await fromMyStories(id, signal);
    return { state: openedState(stored, family, owner), position: stored.position };
  } catch (error) {
    // A story that My Stories does not have any more is not brought back.
    const found = signal.aborted || !isLineFault(error) ? undefined : await here();
    if (found) return found;
    throw error;
  }
}
