import { LETTER, WHOLE, edgesOf, type Edges } from '#domain/text/whole-words.ts';

/**
 * Finds words that somebody listed: a pattern is a word or several, and `*` stands for the rest of a word. In scripts
 * without spaces a pattern may stand anywhere.
 */
export function patternOf(patterns: readonly string[], flags = 'u'): RegExp {
  const byEdges = new Map<string, string[]>();
  for (const pattern of patterns) {
    const body = pattern
      .toLowerCase()
      .split('*')
      .map((piece) => RegExp.escape(piece))
      .join(`${LETTER}*`);
    const { before, after } = edgesOfPattern(pattern);
    const key = `${before} ${after}`;
    byEdges.set(key, [...(byEdges.get(key) ?? []), body]);
  }
  const all = [...byEdges].map(([key, bodies]) => key.replace(' ', `(?:${bodies.join('|')})`));
  return new RegExp(all.length > 0 ? `(?:${all.join('|')})` : '(?!)', flags);
}

function edgesOfPattern(pattern: string): Edges {
  const { before, after } = edgesOf(pattern);
  return {
    before: pattern.startsWith('*') ? WHOLE.before : before,
    after: pattern.endsWith('*') ? WHOLE.after : after,
  };
}
