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

/** Does any of the texts hold what was typed? Blank is found everywhere. */
export function mentions(typed: string, texts: readonly (string | null)[]): boolean {
  const wanted = folded(typed.trim());
  return texts.some((text) => text !== null && folded(text).includes(wanted));
}
