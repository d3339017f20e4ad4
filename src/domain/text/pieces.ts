/** A piece of a text, and where it stands in it, in UTF-16 units. */
export interface Piece {
  text: string;
  offset: number;
}

export function trimmed({ text, offset }: Piece): Piece {
  const start = text.length - text.trimStart().length;
  return { text: text.trim(), offset: offset + start };
}
