import { UNSPACED } from '#domain/moderation/words.ts';

/** What stands in scripts without spaces, in one piece; `at` leads each sign back. */
export interface Dense {
  text: string;
  at: readonly number[];
}

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{M}\p{N}ー]/u;
/** What somebody may put between two signs of a word; a full stop or a line ends it. */
const GAP = /[ \t._\-*~·•‧|/\\+=#'"]/;
const BREAK = '\n';
const LONGEST_GAP = 3;

/**
 * Chinese is written without spaces, so a gap between two of its signs hides a word. Japanese for children has spaces
 * between words: there a gap is overlooked only where single signs stand alone.
 */
export function denseText(text: string): Dense {
  if (!UNSPACED.test(text)) return { text: '', at: [] };
  let dense = '';
  const at: number[] = [];
  for (let i = 0; i < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(i) ?? 0);
    if (LETTER.test(sign)) {
      dense += sign.toLowerCase();
      for (let unit = 0; unit < sign.toLowerCase().length; unit++) at.push(i);
      i += sign.length;
      continue;
    }
    const from = i;
    while (i < text.length && GAP.test(text.charAt(i))) i++;
    if (i === from) i += sign.length;
    else if (i - from <= LONGEST_GAP && isOneWord(text, from, i)) continue;
    dense += BREAK;
    at.push(from);
  }
  return { text: dense, at };
}

function isOneWord(text: string, from: number, to: number): boolean {
  const before = text.charAt(from - 1);
  const after = text.charAt(to);
  if (HAN.test(before) && HAN.test(after)) return true;
  return (
    UNSPACED.test(before) && UNSPACED.test(after) && standsAlone(text, from - 1) && standsAlone(text, to)
  );
}

function standsAlone(text: string, at: number): boolean {
  return !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + 1));
}

const SCRIPTS = [/[\p{Script=Katakana}ー]/u, /[\p{Script=Hiragana}ー]/u, /\p{Script=Han}/u, /[a-z\d]/];

/** Whether a word of kana ends here: ブス is one, but not in コロンブス. */
export function isEdge(inside: string, outside: string): boolean {
  return !SCRIPTS.some((script) => script.test(inside) && script.test(outside));
}

/** Circles and crosses in the place of a sign: ま○こ. */
export const MASK = /[○〇◯●×✕*]/;
const MASKED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}[○〇◯●×✕*][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}/gu;

export function maskedPieces(text: string): { text: string; from: number }[] {
  if (!MASK.test(text)) return [];
  return [...text.matchAll(MASKED)].map(({ 0: piece, index }) => ({ text: piece, from: index }));
}
