import { characters } from '#domain/characters.ts';

const LARGEST = 1280;
const LONGEST_NAME = 100;

/** A picture of our gallery in pixels. */
export function pixelAddress(url: string, format: 'jpg' | 'png'): string {
  return `${url.replace(/\.\w+$/, '')}.${format}?w=${LARGEST}`;
}

/** What no file system takes is left out; a name of which nothing is left is ours. */
export function fileName(words: readonly string[], format: string): string {
  const name = words
    .join(' - ')
    .replaceAll(/[\p{Cc}\\/:*?"<>|\s]+/gu, ' ')
    .replace(/^[.\s]+/, '');
  return `${characters(name).slice(0, LONGEST_NAME).join('').trim() || 'Fabloom'}.${format}`;
}
