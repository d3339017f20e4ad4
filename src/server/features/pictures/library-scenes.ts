import type { VisualsRequest } from '#contract/pictures.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { createBuiltInIllustrator } from '#engines/illustrator/built-in/illustrator.ts';
import type { PictureFormat } from '#engines/illustrator/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { ofStoryAlone, storyScenes } from '#server/features/pictures/resolve-scene.ts';
import type { SceneWords } from '#server/features/pictures/scene-words.ts';

/** A story of the library, as far as pictures of it need to know it. */
export interface LibraryText {
  content: string;
  theme: string;
  characters: readonly string[];
  setting: string;
  language: LanguageCode;
}

export function visualsOf(
  { content, theme, characters, setting, language }: LibraryText,
  { storyId, targetScenes, words }: { storyId: string; targetScenes: number; words: SceneWords },
): VisualsRequest {
  const scenes = evenly(words.directionsOf(content), targetScenes);
  return {
    storyContent: content,
    theme: named(theme),
    // Directions bring their people along.
    characters: scenes
      ? []
      : characters.filter((name) => isSomebody(name, words, language)).map(ofStoryAlone),
    ...(scenes && { scenes }),
    setting: named(setting),
    language,
    storyId,
    targetScenes,
  };
}

/** So many of the authored scenes as are wanted, spread over the story from the first to the last. */
function evenly(scenes: readonly StoryScene[] | undefined, most: number): StoryScene[] | undefined {
  if (!scenes || scenes.length <= most) return scenes && [...scenes];
  const last = scenes.length - 1;
  return scenes.filter((_, i) =>
    Array.from({ length: most }, (__, k) => Math.round((k * last) / Math.max(1, most - 1))).includes(i),
  );
}

const THING = /^(?:The|An?|Your|Two|Three|Seven|Thirty-two)\s|\d/;
const KIND = /^\p{Lu}\S*\s(?!and|the|of|in|with|who|v[ao]n|de\b)\p{Ll}/u;

/**
 * True stories are also about moons, bones and pens. Whoever the illustrator does not know becomes a child in the picture,
 * so only what has the name of a person, or a figure of its own, is sent along.
 */
export function isSomebody(name: string, { book }: SceneWords, language: LanguageCode): boolean {
  if (language !== 'en' || !(THING.test(name) || KIND.test(name))) return true;
  return book
    .lexicon(language)
    .find(name)
    .some(({ topic }) => topic === 'figures');
}

const named = (name: string) => ({ id: '', name, emoji: '', description: '' });

/** More of them than a book of the library has pages. */
const MOST_SCENES = 8;

interface Drawing {
  words: SceneWords;
  studio: Pick<Studio, 'draw'>;
}

/** The scenes of a story, first to last. */
export function scenesOfStory(story: LibraryText, words: SceneWords, targetScenes = MOST_SCENES) {
  return storyScenes(visualsOf(story, { storyId: '', targetScenes, words }), words);
}

/**
 * One scene of a story, if it has so many. Always our own illustrator's: nobody waits for a model, or pays one, to leaf
 * through the library.
 */
export async function drawScene(
  story: LibraryText,
  { seed, index, most, format }: { seed: string; index: number; most?: number; format?: PictureFormat },
  { words, studio }: Drawing,
): Promise<string | undefined> {
  const { scenes, language } = scenesOfStory(story, words, most);
  const scene = scenes[index];
  if (!scene) return undefined;
  const { pictures } = await createBuiltInIllustrator({ studio }).draw(
    { scene, style: 'illustration', frames: 1, seed, language, ...(format && { format }) },
    new AbortController().signal,
  );
  return new TextDecoder().decode(pictures[0]?.data);
}

/** For a card. */
export async function drawFirstScene(story: LibraryText, seed: string, tools: Drawing): Promise<string> {
  const svg = await drawScene(story, { seed, index: 0, most: 2 }, tools);
  if (svg === undefined) throw new Error('a story without a sentence has no scene');
  return svg;
}
