import { UNSPACED_SIGNS } from '#domain/text/unspaced-signs.ts';

const SPACELESS = new RegExp(`[${UNSPACED_SIGNS}]`, 'u');
const NOT_FIRST = '、。，．！？：；）」』】〉》’”…ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ・〜—';
const NOT_LAST = '（「『【〈《‘“';
const PIECE = new RegExp(`[${NOT_LAST}]*(?:[\\u0021-\\u024f]+|[^${NOT_FIRST}])?[${NOT_FIRST}]*\\s*`, 'gu');
const NO_BREAK = '\u00a0';
const GLUE = '\u2060';
/** A last line of Chinese or Japanese holds at least so many signs. */
const LEAST_SIGNS = 4;
/** Japanese for small children has spaces between phrases, and no phrase is longer. */
const LONGEST_PHRASE = 16;

/** Where lines may end: after words, after signs, or after phrases. */
export type LineEnds = 'words' | 'signs' | 'phrases';

export function lineEndsOf(text: string): LineEnds {
  if (!SPACELESS.test(text)) return 'words';
  const phrases = text.split(/(?<=[、。！？」』…])|\s+/);
  const isSpaced = (text.match(/[^\n]\s(?=\S)/g)?.length ?? 0) > phrases.length / 3;
  return isSpaced && phrases.every((phrase) => phrase.length <= LONGEST_PHRASE) ? 'phrases' : 'signs';
}

/** What no line may end within. */
export function unbreakablePieces(text: string, ends: LineEnds): string[] {
  if (ends === 'words') return text.split(/(?<= )/);
  if (ends === 'phrases') return text.split(/(?<=[、。！？」』…](?![、。！？」』…]) ?|\s)/);
  return text.match(PIECE)?.filter(Boolean) ?? [];
}

/** Ties the end of a paragraph together, so that no last line is a single word. */
export function tieEnd(paragraph: string, ends: LineEnds): string {
  if (ends !== 'signs')
    return paragraph.replace(/ (\S*(?: [^\p{L}\p{N}\s]+)?)$/u, (end) => end.replaceAll(' ', NO_BREAK));
  const signs = Array.from(paragraph);
  return signs.slice(0, -LEAST_SIGNS).join('') + signs.slice(-LEAST_SIGNS).join(GLUE);
}
