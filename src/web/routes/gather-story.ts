import type { CloudVoices } from '#contract/engines.ts';
import { asOption } from '#domain/personal-character.ts';
import { deviceStory } from '#web/features/creator/device-story.ts';
import { fromShelf, openedState } from '#web/features/creator/shelf.ts';
import { toldStory } from '#web/features/creator/told-of-story.ts';
import { currentFamily } from '#web/features/family/family-store.ts';
import type { Gathered } from '#web/features/keeping/use-keeping.ts';
import { wholeReading } from '#web/features/narration/whole-reading.ts';

/** A story of the shelf with all that it takes to read and hear it without a line. */
export async function gatherStory(id: string, voices: CloudVoices, signal: AbortSignal): Promise<Gathered> {
  const own = openedState(await fromShelf(id, signal), currentFamily().map(asOption));
  if (!own.story) throw new Error('an empty story');
  return {
    story: deviceStory(own.story, own),
    ...wholeReading(toldStory(own.story, own), voices, signal),
  };
}
