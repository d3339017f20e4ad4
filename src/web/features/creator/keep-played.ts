import { randomId } from '#web/browser/random-id.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import type { StoryPicture } from '#domain/created-story.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { keepHere } from '#web/features/creator/kept-stories.ts';
import { rememberCast } from '#web/features/creator/remembered-cast.ts';
import { forMyStories, saveStory } from '#web/features/creator/save-story.ts';
import { toldStory } from '#web/features/creator/tell.ts';

export interface Played {
  title: string;
  segments: readonly string[];
  scenes: readonly StoryScene[];
  pictures: readonly StoryPicture[];
}

/** The longest title that My Stories takes. */
const MOST_TITLE = 200;

/** A story that was played becomes a story of its own: in My Stories, or in this browser until My Stories can be reached. */
export async function keepPlayed(
  { story, ...choices }: OpenedStory,
  { title, segments, scenes, pictures }: Played,
  owner: string | undefined,
): Promise<'my_stories' | 'browser' | 'nowhere'> {
  const { language, ageGroup, writer } = story;
  const count = segments.length - 1;
  const open: OpenedStory = {
    ...choices,
    story: {
      id: randomId(),
      title: title.slice(0, MOST_TITLE),
      segments,
      ...(scenes.length > 0 && { scenes }),
      pictures,
      index: count,
      continuations: count,
      language,
      ageGroup,
      writer,
      owner,
    },
  };
  const told = toldStory(open);
  rememberCast(open.story.id, told.heroes);
  try {
    if (!owner) throw new Error('guests have no stories of theirs');
    await saveStory(forMyStories(open.story, told), undefined);
    tellOtherTabs(['my-stories']);
    return 'my_stories';
  } catch {
    return keepHere(open).status === 'kept' ? 'browser' : 'nowhere';
  }
}
