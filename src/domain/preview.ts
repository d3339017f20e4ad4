import { characters } from '#domain/characters.ts';
import { isWholeSentence } from '#domain/text/whole-sentence.ts';

/** In characters: on a card, on a chapter of a series, and in the description of a page. */
export const CARD_PREVIEW = 150;
export const CHAPTER_PREVIEW = 200;
export const META_DESCRIPTION = 160;

/** How a text begins, in one line. */
export function previewOf(text: string, most: number = CARD_PREVIEW): string {
  const letters = lettersOf(text);
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trimEnd()}…`;
}

/** The same for search engines, which cut off what is longer: whole words, and the dots count. */
export function metaDescription(text: string): string {
  const letters = lettersOf(text);
  if (letters.length <= META_DESCRIPTION) return letters.join('');
  const whole = letters.slice(0, META_DESCRIPTION);
  const end = whole.lastIndexOf(' ');
  // Not every script puts spaces between its words.
  const words = (end > META_DESCRIPTION / 2 ? whole.slice(0, end) : whole.slice(0, -1)).join('');
  return isWholeSentence(words) ? words : `${words.replace(DANGLING, '')}…`;
}

/** What does not stand before dots: what only leads on to the next word. */
const DANGLING = /[\s,;:、，；：“‘«「『(–—-]+$/u;

function lettersOf(text: string): string[] {
  return characters(text.replaceAll(/\s+/g, ' ').trim());
}
