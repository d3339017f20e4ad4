const LETTER = '[\\p{L}\\p{M}]';

/**
 * Finds words that somebody listed: a pattern is a word or several, and `*` stands for the rest of a word. Where a language
 * puts no spaces between words, a pattern may stand anywhere.
 */
export function patternOf(patterns: readonly string[], { spaced = true } = {}): RegExp {
  if (patterns.length === 0) return /(?!)/u;
  const rest = spaced ? `${LETTER}*` : '';
  const bodies = patterns.map((pattern) =>
    pattern
      .toLowerCase()
      .split('*')
      .map((piece) => RegExp.escape(piece))
      .join(rest),
  );
  const any = `(?:${bodies.join('|')})`;
  return new RegExp(spaced ? `(?<!${LETTER})${any}(?!${LETTER})` : any, 'u');
}
