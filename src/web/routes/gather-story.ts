import type { CloudVoices } from '#contract/engines.ts';
import { asOption } from '#domain/personal-character.ts';
import { deviceStory } from '#web/features/creator/device-story.ts';
import { fromMyStories, openedState } from '#web/features/creator/save-story.ts';
import { toldStory } from '#web/features/creator/tell.ts';
import { currentFamily } from '#web/device/family-store.ts';
import type { Gathered } from '#web/features/keeping/use-keeping.ts';
import { currentSession } from '#web/session/session-state.ts';
import { wholeReading } from '#web/features/narration/whole-reading.ts';

/** A story of My Stories with all that it takes to read and hear it without a line. */
export async function gatherStory(id: string, voices: CloudVoices, signal: AbortSignal): Promise<Gathered> {
  const owner = currentSession().user?.id;
  if (!owner) throw new Error('guests have no stories of theirs');
  const open = openedState(await fromMyStories(id, signal), currentFamily().map(asOption), owner);
  return {
    story: deviceStory(open),
    ...wholeReading(toldStory(open), voices, signal),
  };
}
