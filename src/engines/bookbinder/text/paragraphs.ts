import { trimmed, type Piece } from '#domain/text/pieces.ts';

/** What blank lines set apart. */
export function paragraphsOf(text: string): Piece[] {
  const gaps = [...text.matchAll(/\n[^\S\n]*\n\s*/g)];
  const starts = [0, ...gaps.map(({ 0: gap, index }) => index + gap.length)];
  return starts
    .map((offset, i) => trimmed({ text: text.slice(offset, gaps[i]?.index), offset }))
    .filter((paragraph) => paragraph.text !== '');
}
