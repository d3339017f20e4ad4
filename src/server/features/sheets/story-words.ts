import { FIGURES, type Figure, type Prop } from '#domain/picture-world.ts';
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

/** Things and animals of a story, to be learned by their pictures: those that its text names come first. */
export function storyWords(
  scenes: readonly SceneSpec[],
  { text, words }: { text: string; words: PictureWords },
): StoryWord[] {
  const found = new Map<string, StoryWord>();
  for (const show of scenes.flatMap(seenIn)) {
    const word = bend('prop' in show ? words.things[show.prop] : words.figures[show.figure], words.alone);
    if (word.length <= LONGEST && !found.has(word)) found.set(word, { word, show });
  }
  const told = text.toLowerCase();
  const isTold = ({ word }: StoryWord) => told.includes(nounOf(word).toLowerCase());
  return [...found.values()].toSorted((a, b) => Number(isTold(b)) - Number(isTold(a))).slice(0, MOST);
}

function seenIn({ props, characters }: SceneSpec): StoryWord['show'][] {
  return [
    ...props.map((prop) => ({ prop })),
    ...characters.flatMap(({ holds }) => (holds ? [{ prop: holds }] : [])),
    ...characters.flatMap(({ figure }) => (CREATURES.has(figure) ? [{ figure }] : [])),
  ];
}

/** Without an article that the word keeps: „ein Ball“, « du pain ». */
const nounOf = (word: string): string => word.replace(/^\p{L}{1,4}\s(?=\S+$)/u, '');
