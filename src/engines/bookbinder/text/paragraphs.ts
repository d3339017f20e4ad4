/** A piece of a text, and where it stands in it. */
export interface Piece {
  text: string;
  offset: number;
}

/** What blank lines set apart. */
export function paragraphsOf(text: string): Piece[] {
  const gaps = [...text.matchAll(/\n[^\S\n]*\n\s*/g)];
  const starts = [0, ...gaps.map(({ 0: gap, index }) => index + gap.length)];
  return starts
    .map((offset, i) => trimmed({ text: text.slice(offset, gaps[i]?.index), offset }))
    .filter((paragraph) => paragraph.text !== '');
}

export function trimmed({ text, offset }: Piece): Piece {
  const start = text.length - text.trimStart().length;
  return { text: text.trim(), offset: offset + start };
}
