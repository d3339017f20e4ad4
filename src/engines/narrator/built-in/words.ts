import type { LanguageCode } from '#domain/languages.ts';
import { blankUnfit } from '#domain/text/printable-text.ts';
import { endsSentence } from '#engines/narrator/built-in/readings/abbreviations.ts';

/** A piece of the text, and where it stands. */
export interface Piece {
  text: string;
  offset: number;
}

/** No sentence is longer than a voice can take in one breath. */
const LONGEST = 220;

/** What a listener hears as one sentence: by the marks of the language, long ones cut at a comma or a space. */
export function sentencesOf(text: string, language: LanguageCode): Piece[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const pieces: Piece[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    for (const line of segment.matchAll(/[^\n]+/g))
      pieces.push({ text: line[0], offset: index + line.index });
  }
  return rejoined(pieces, language)
    .flatMap(cut)
    .map(trimmed)
    .filter(({ text: piece }) => /[\p{L}\p{N}]/u.test(piece));
}

/** What was cut apart at an abbreviation ("Mr.", "z. B.") or before "said the fox" belongs together. */
function rejoined(pieces: readonly Piece[], language: LanguageCode): Piece[] {
  const whole: Piece[] = [];
  for (const { text, offset } of pieces) {
    const before = whole.at(-1);
    const touches = before && before.offset + before.text.length === offset;
    const goesOn = /^[\s–—-]*\p{Ll}/u.test(text) || (before && !endsSentence(before.text, text, language));
    if (touches && goesOn) before.text += text;
    else whole.push({ text, offset });
  }
  return whole;
}

function cut(piece: Piece): Piece[] {
  if (piece.text.length <= LONGEST) return [piece];
  const head = piece.text.slice(0, LONGEST);
  const comma = Math.max(...[...head.matchAll(/[,;:、，；：—–]/g)].map(({ index }) => index), -1);
  const space = head.lastIndexOf(' ');
  const at = comma > LONGEST / 3 ? comma + 1 : space > LONGEST / 3 ? space + 1 : LONGEST;
  const rest = { text: piece.text.slice(at), offset: piece.offset + at };
  return [{ text: piece.text.slice(0, at), offset: piece.offset }, ...cut(rest)];
}

function trimmed({ text, offset }: Piece): Piece {
  const start = text.length - text.trimStart().length;
  return { text: text.trim(), offset: offset + start };
}

/** Words as a reader would point at them; marks, emoji and spaces are none. */
export function wordsOf(text: string, language: LanguageCode): Piece[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words: Piece[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) continue;
    const before = words.at(-1);
    // "half-open" and "l'ours" are one word to the eye.
    if (before && /^['’-]$/.test(text.slice(before.offset + before.text.length, index))) {
      before.text = text.slice(before.offset, index + segment.length);
    } else {
      words.push({ text: segment, offset: index });
    }
  }
  return words;
}

/** What is not seen, and markup, is not read aloud. Every character keeps its place. */
export function speakable(text: string): string {
  return blankUnfit(text)
    .replaceAll(/<[^<>]{0,200}>/g, (tag) => ' '.repeat(tag.length))
    .replaceAll(/[*_#<>|\\^~`]/g, ' ');
}
