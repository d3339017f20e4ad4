import type { LanguageCode } from '#domain/languages.ts';
import { trimmed, type Piece } from '#domain/text/pieces.ts';
import { blankUnfit } from '#domain/text/printable-text.ts';
import { sentencesOf } from '#domain/text/sentences.ts';

/** No sentence is longer than a voice can take in one breath. */
const LONGEST = 220;

/** What a listener hears in one breath: a sentence, long ones cut at a comma or a space. */
export function breathsOf(text: string, language: LanguageCode): Piece[] {
  return sentencesOf(text, language)
    .flatMap(cut)
    .map(trimmed)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
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

/** What is not seen, and markup, is not read aloud. Every character keeps its place. */
export function speakable(text: string): string {
  return blankUnfit(text)
    .replaceAll(/<[^<>]{0,200}>/g, (tag) => ' '.repeat(tag.length))
    .replaceAll(/[*_#<>|\\^~`]/g, ' ');
}
