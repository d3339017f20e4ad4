import type { Multimedia } from '#contract/multimedia.ts';
import type { HungPicture } from '#web/scenes/book-pages.ts';

export type Scene = Multimedia['scenes'][number];
export type Word = Multimedia['words'][number];

/** Only what has a picture can be shown. */
export function withPictures(scenes: readonly Partial<Scene>[]): Scene[] {
  return scenes.flatMap((scene) =>
    scene.image_url ? [{ description: '', ...scene, image_url: scene.image_url }] : [],
  );
}

/** Where the pictures hang that know their place in the text. */
export function hungPictures(scenes: readonly Scene[]): HungPicture[] {
  return scenes.flatMap(({ image_url: url, description, offset }) =>
    offset === undefined ? [] : [{ url, description, offset }],
  );
}

/** A sound that was told to jump to a second may land a hair before it. */
const SLACK_S = 0.05;

/** The scene that belongs to a moment of the narration; undefined where scenes do not know their times. */
export function sceneAt(scenes: readonly Scene[], seconds: number): number | undefined {
  if (!scenes.some(({ starts_at }) => starts_at !== undefined)) return undefined;
  const index = scenes.findLastIndex(({ starts_at = Infinity }) => starts_at <= seconds + SLACK_S);
  return Math.max(0, index);
}

/** The word that is being said, or was said last. Words come in the order in which they are heard. */
export function wordAt(words: readonly Word[], seconds: number): Word | null {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? Infinity) <= seconds + SLACK_S) low = middle + 1;
    else high = middle;
  }
  return words[low - 1] ?? null;
}

/** When the word is heard that stands at a place of the text, or the next one after it. */
export function timeOf(words: readonly Word[], offset: number): number | undefined {
  return words.find((word) => word.offset + word.length > offset)?.start;
}
