/** A word of the sample, and the second at which the voice comes to it. */
export interface SpokenPiece {
  word: string;
  /** What stands between it and the next. */
  rest: string;
  start: number;
}

/** Which piece is heard at that second; before the first word it is that one. */
export function pieceAt(pieces: readonly SpokenPiece[], second: number): number {
  return Math.max(
    0,
    pieces.findLastIndex(({ start }) => start <= second),
  );
}
