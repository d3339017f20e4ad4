import { characters } from '#domain/characters.ts';

/** With three bytes to a letter, and an ending, still within what file systems take. */
const MOST = 80;

/** What no file system forbids stays: letters of all scripts, and the joiners that hold some of them together. */
const FORBIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\\/:*?"<>|]+/gu;

/** Names that belong to devices on some systems, whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The name under which a story is saved. */
export function fileName(title: string, extension: string): string {
  const cleaned = title.normalize('NFC').toWellFormed().replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ');
  const name = characters(cleaned.replace(/^[\s.]+/, ''))
    .slice(0, MOST)
    .join('')
    .replace(/[\s.]+$/, '');
  return `${name && !DEVICE.test(name) ? name : `story ${name}`.trim()}.${extension}`;
}
