import { useEffect, useState } from 'react';
import type { VisualsAnswer } from '#contract/pictures.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { CreatedStory, StoryPicture } from '#domain/created-story.ts';
import { sceneStarts } from '#domain/paragraphs.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { WizardEvent } from '#domain/wizard-state.ts';
import { ask } from '#web/api/api.ts';

/** A part of the story that has a picture of its own. */
export interface BookScene {
  /** Where it begins in the whole text. */
  offset: number;
  text: string;
  picture: ScenePicture;
}

export type ScenePicture = { status: 'none' | 'drawing' | 'failed' } | ({ status: 'done' } & StoryPicture);

/** The longer the story, the more there is to see; what goes on has fewer. */
const SCENES: Record<AgeGroup, { new: number; continued: number }> = {
  '3-5': { new: 4, continued: 2 },
  '6-8': { new: 5, continued: 3 },
  '9-12': { new: 6, continued: 3 },
};

/** So many are drawn in one request. */
const MOST_AT_ONCE = 12;

/** The whole story cut into scenes; every segment is cut for itself, so that a continuation changes nothing before it. */
export function scenesOf({ segments, ageGroup, beats, scenes }: CreatedStory): Omit<BookScene, 'picture'>[] {
  let before = 0;
  return segments.flatMap((segment, i) => {
    const at = before;
    before += segment.length + '\n\n'.length;
    const wanted = SCENES[ageGroup][i === 0 ? 'new' : 'continued'];
    const known = scenes
      ?.map(({ offset }) => offset - at)
      .filter((start) => start >= 0 && start < segment.length);
    const starts = sceneStarts(segment, wanted, known?.length ? known : i === 0 ? beats : undefined);
    return starts.map((start, k) => ({
      offset: at + start,
      text: segment.slice(start, starts[k + 1]).trim(),
    }));
  });
}

interface Pictures {
  scenes: BookScene[];
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
      .then((answer) =>
        dispatch({
          type: 'picturesDrawn',
          storyId: id,
          pictures: matched(answer, batch),
          painter: answer.painter,
        }),
      )
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

/** The scenes of a text that begin at these places, and whatever follows the last of them. */
async function drawScenes(
  { id, text, language, ageGroup, heroes, setting, theme }: ToldStory,
  offsets: readonly number[],
  directed: readonly StoryScene[] = [],
  signal: AbortSignal,
): Promise<VisualsAnswer> {
  const from = offsets[0] ?? 0;
  const scenes = directed
    .filter(({ offset }) => offsets.includes(offset))
    .map((scene) => ({ ...scene, offset: scene.offset - from }));
  return ask('POST /functions/v1/generate-story-visuals', {
    json: {
      storyContent: text.slice(from),
      beats: offsets.map((offset) => offset - from),
      targetScenes: offsets.length,
      // All of them, or the text is read: what is half directed would be cut elsewhere.
      ...(scenes.length === offsets.length && { scenes }),
      storyId: id,
      characters: heroes,
      setting,
      theme,
      ageGroup,
      language,
    },
    signal,
  });
}

/** As many scenes as were asked for come back, first to last. */
function matched({ scenes }: VisualsAnswer, offsets: readonly number[]): StoryPicture[] {
  return scenes.flatMap(({ image_url, description }, i) => {
    const offset = offsets[i];
    return offset === undefined ? [] : [{ offset, url: image_url, description }];
  });
}
