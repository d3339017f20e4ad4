import { UNSPACED_SIGNS } from '#domain/text/unspaced-signs.ts';

/** Letters that carry their mark inside. */
const MARKED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * A text as a search compares it: upper and lower case are the same, marks on letters do not count ("rata" finds
 * "Rātā"), nor does the way an apostrophe was typed. Vowel signs and voicing marks of other scripts are letters and stay.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[øłđħıßæœ]/g, (letter) => MARKED[letter] ?? letter)
    .replaceAll(/[’ʼ＇]/g, "'");
}

/**
 * Folded, and blind to what keyboards of scripts without spaces leave open: full and half width, hiragana or katakana, and
 * the spaces that books for the youngest have.
 */
function searchable(text: string): string {
  return folded(text.normalize('NFKC'))
    .replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA))
    .replaceAll(UNSPACED, '');
}

const KATAKANA = 0x60;
const UNSPACED = new RegExp(`(?<=[${UNSPACED_SIGNS}])\\s+(?=[${UNSPACED_SIGNS}])`, 'gu');

/** Does any of the texts hold what was typed? Blank is found everywhere. */
export function mentions(typed: string, texts: readonly (string | null)[]): boolean {
  const wanted = searchable(typed.trim());
  return texts.some((text) => text !== null && searchable(text).includes(wanted));
}
