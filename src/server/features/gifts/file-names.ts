import { MOST_BOOK_FILE_BYTES } from '#domain/book-file.ts';
import { VOICE_RATES, type VoiceRate } from '#engines/narrator/recording.ts';
import type { ZipBounds } from '#server/features/gifts/read-zip.ts';

/** What the files in the file of a book are called, and how large each may be. */
export const MANIFEST = 'book.json';

export const pictureName = (i: number) => `pictures/${i + 1}.webp`;
export const pageName = (i: number) => `pictures/${i + 1}-page.webp`;
export const soundName = (i: number, rate: VoiceRate) => `recordings/${i + 1}-${rate}.mp3`;

const MB = 1024 * 1024;
const PICTURE = /^pictures\/\d{1,3}(?:-page)?\.webp$/;
const SOUND = new RegExp(String.raw`^recordings/\d{1,4}-(?:${VOICE_RATES.join('|')})\.mp3$`);

export const BOUNDS: ZipBounds = {
  mostOf(name) {
    if (name === MANIFEST) return 2 * MB;
    if (PICTURE.test(name)) return 4 * MB;
    return SOUND.test(name) ? 4 * MB : undefined;
  },
  mostFiles: 3000,
  mostBytes: MOST_BOOK_FILE_BYTES + 4 * MB,
};
