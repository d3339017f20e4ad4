import type { MyStory } from '#contract/my-stories.ts';
import { isOwnOption } from '#domain/story-options.ts';
import { textOf } from '#server/features/book-links/shared-book.ts';

type Item = MyStory['choices']['setting'];

const UNTOLD = '–';

/**
 * What of a story a copy of it has: what whoever reads it has seen, and the directions of its pictures, without which its pages would be
 * cut otherwise. Listed one by one, as what goes out to be read. Nobody is described, and nobody comes along whom the text does not name.
 */
export function copyOf({ title, language, ageGroup, toldBy, ofClass, choices, segments, media }: MyStory) {
  const text = textOf({ segments });
  const { setting, theme, characters } = choices;
  return {
    title,
    language,
    ageGroup,
    toldBy,
    ofClass,
    choices: {
      setting: known(setting) ?? named(setting, text),
      theme: known(theme) ?? named(theme, text),
      characters: characters
        .filter(({ name }) => text.includes(name))
        .map((hero) => known(hero) ?? named(hero, text)),
    },
    segments: segments.map(({ id, text: words, questions }) => ({
      id,
      text: words,
      ...(questions && { questions }),
    })),
    media: { ...(media.scenes && { scenes: media.scenes }) },
  };
}

/** Of the catalogue: the same for everybody. */
function known(item: Item): Item | undefined {
  const { id, name, emoji } = item;
  return id === '' || isOwnOption(item) ? undefined : { id, name, emoji, description: '' };
}

/** What somebody thought of themself is told by the text, or not at all. */
function named({ name }: Item, text: string): Item {
  return { id: '', name: text.includes(name) ? name : UNTOLD, emoji: '', description: '' };
}
