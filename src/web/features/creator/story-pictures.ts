import { useEffect, useState } from 'react';
import type { CreatedStory, StoryPicture } from '#domain/created-story.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { WizardEvent } from '#domain/wizard-state.ts';
import { drawScenes } from '#web/scenes/draw-scenes.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { scenesOf } from '#web/scenes/story-scenes.ts';
import type { ScenePicture } from '#web/scenes/scene-plate.tsx';

/** So many are drawn in one request. */
const MOST_AT_ONCE = 12;

interface Pictures {
  scenes: BookPage[];
  retry: () => void;
}

interface PicturesOptions {
  story: CreatedStory;
  told: ToldStory;
  /** Guests read without pictures. */
  enabled: boolean;
  dispatch: (event: WizardEvent) => void;
}

/** Has the scenes drawn that have no picture yet. */
export function useStoryPictures({ story, told, enabled, dispatch }: PicturesOptions): Pictures {
  const [failed, setFailed] = useState<string | null>(null);
  const { id, pictures = [] } = story;
  const scenes = scenesOf(story);
  const missing = scenes
    .map(({ offset }) => offset)
    .filter((at) => !pictures.some(({ offset }) => offset === at));
  const key = `${id} ${missing.slice(0, MOST_AT_ONCE).join(' ')}`;
  const wanted = enabled && missing.length > 0 && failed !== key;
  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    const batch = missing.slice(0, MOST_AT_ONCE);
    const text = told.text.slice(0, missing[MOST_AT_ONCE]);
    drawScenes({ ...told, text }, batch, story.scenes, controller.signal)
      .then((drawn) => dispatch({ type: 'picturesDrawn', storyId: id, ...drawn }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        // oxlint-disable-next-line no-console -- the story is read without pictures; the reason is for whoever looks
        console.error('Pictures could not be drawn', error instanceof Error ? error.message : error);
        setFailed(key);
      });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is to be drawn; the rest only describes it
  }, [key, wanted]);
  return {
    scenes: scenes.map((scene) => ({
      ...scene,
      picture: pictureOf(scene.offset, pictures, enabled, failed === key),
    })),
    retry: () => setFailed(null),
  };
}

function pictureOf(
  offset: number,
  pictures: readonly StoryPicture[],
  enabled: boolean,
  failed: boolean,
): ScenePicture {
  const drawn = pictures.find((each) => each.offset === offset);
  if (drawn) return { status: 'done', ...drawn };
  if (!enabled) return { status: 'none' };
  return { status: failed ? 'failed' : 'drawing' };
}
