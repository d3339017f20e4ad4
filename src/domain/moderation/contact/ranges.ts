export interface Range {
  from: number;
  to: number;
}

/** Where a pattern stands in the text. All patterns of this room are bounded, so that none can run away. */
export function ranges(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}
