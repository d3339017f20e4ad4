import { FIGURES, PROPS, type Figure, type Prop } from '#domain/picture-world.ts';
import type { FoundWord } from '#domain/word-cards.ts';
import { bend } from '#engines/illustrator/describe/phrases.ts';
import type { PictureWords } from '#engines/illustrator/describe/picture-words.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';

/** A word that can be drawn. */
export interface StoryWord {
  word: string;
  show: { prop: Prop } | { figure: Figure };
}

const MOST = 6;
/** A longer one is a description. */
const LONGEST = 22;
const CREATURES: ReadonlySet<Figure> = new Set(FIGURES.slice(FIGURES.indexOf('fox')));

interface Telling {
  text: string;
  words: PictureWords;
  /** The words of the text that have a drawing, in its order. */
  find: (text: string) => readonly Pick<FoundWord, 'id'>[];
}

/**
 * Things and animals of a story, to be learned by their pictures: first those of its scenes that its text names, then those that its
 * scenes show, and where they are few, those that only its text names.
 */
export function storyWords(scenes: readonly SceneSpec[], { text, words, find }: Telling): StoryWord[] {
  const found = new Map<string, StoryWord>();
  const collect = (all: readonly StoryWord['show'][]) => {
    for (const show of all) {
      const word = bend('prop' in show ? words.things[show.prop] : words.figures[show.figure], words.alone);
      if (word.length <= LONGEST && !found.has(word)) found.set(word, { word, show });
    }
  };
  collect(scenes.flatMap(seenIn));
  const told = text.toLowerCase();
  const isTold = ({ word }: StoryWord) => told.includes(nounOf(word).toLowerCase());
  const seen = [...found.values()].toSorted((a, b) => Number(isTold(b)) - Number(isTold(a)));
  if (seen.length >= MOST) return seen.slice(0, MOST);
  collect(find(text).flatMap(({ id }) => drawn(id) ?? []));
  return [...seen, ...[...found.values()].filter((each) => !seen.includes(each))].slice(0, MOST);
}

function seenIn({ props, characters }: SceneSpec): StoryWord['show'][] {
  return [
    ...props.map((prop) => ({ prop })),
    ...characters.flatMap(({ holds }) => (holds ? [{ prop: holds }] : [])),
    ...characters.flatMap(({ figure }) => (CREATURES.has(figure) ? [{ figure }] : [])),
  ];
}

/** People are no words to be learned, and what is told in words has no drawing. */
function drawn(id: string): StoryWord['show'] | undefined {
  const prop = PROPS.find((each) => each === id);
  if (prop) return { prop };
  const figure = FIGURES.find((each) => each === id);
  return figure && CREATURES.has(figure) ? { figure } : undefined;
}

/** Without an article that the word keeps: „ein Ball“, « du pain ». */
const nounOf = (word: string): string => word.replace(/^\p{L}{1,4}\s(?=\S+$)/u, '');
