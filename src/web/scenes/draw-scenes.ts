import type { StoryPicture } from '#domain/created-story.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { ask } from '#web/api/api.ts';

interface Drawn {
  /** First to last. */
  pictures: StoryPicture[];
  /** Who drew them. */
  painter: string;
}

type Drawable = Omit<ToldStory, 'setting' | 'theme'> & {
  setting: Pick<ToldStory['setting'], 'id' | 'name'>;
  theme: Pick<ToldStory['theme'], 'id' | 'name'>;
};

/** The scenes of a text that begin at these places, and whatever follows the last of them: as a book and as a page show them. */
export async function drawScenes(
  { id, text, language, ageGroup, heroes, setting, theme, seal, byUs }: Drawable,
  offsets: readonly number[],
  directed: readonly StoryScene[] = [],
  signal?: AbortSignal,
): Promise<Drawn> {
  const from = offsets[0] ?? 0;
  const directions = directed
    .filter(({ offset }) => offsets.includes(offset))
    .map((scene) => ({ ...scene, offset: scene.offset - from }));
  const { scenes, painter } = await ask('POST /functions/v1/generate-story-visuals', {
    json: {
      storyContent: text.slice(from),
      beats: offsets.map((offset) => offset - from),
      targetScenes: offsets.length,
      // All of them, or the text is read: what is half directed would be cut elsewhere.
      ...(directions.length === offsets.length && { scenes: directions }),
      storyId: id,
      characters: heroes,
      setting,
      theme,
      ageGroup,
      language,
      forBook: true,
      ...(byUs && { byUs }),
      ...(seal && { page: { text, seal } }),
    },
    signal,
  });
  // As many come back as were asked for.
  const pictures = scenes.flatMap(({ image_url, description }, i) => {
    const offset = offsets[i];
    return offset === undefined ? [] : [{ offset, url: image_url, description }];
  });
  return { pictures, painter };
}
