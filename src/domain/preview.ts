import { characters } from '#domain/characters.ts';

/** In characters: on a card, on a chapter of a series, and in the description of a page. */
export const CARD_PREVIEW = 150;
export const CHAPTER_PREVIEW = 200;
export const META_DESCRIPTION = 160;

/** How a text begins, in one line. */
export function previewOf(text: string, most: number = CARD_PREVIEW): string {
  const letters = characters(text.replaceAll(/\s+/g, ' ').trim());
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trimEnd()}…`;
}
