import type { LanguageCode } from '#domain/languages.ts';
import { patternOf } from '#domain/text/patterns.ts';

/** By id: the words by which people speak of something in one language. */
export type Meanings = Readonly<Record<string, readonly string[]>>;

/** What the catalogue can be called in a language. */
export interface CatalogueMeanings {
  themes: Meanings;
  settings: Meanings;
}

export type MeaningsOf = Readonly<Record<LanguageCode, CatalogueMeanings>>;

/** What somebody typed comes nearest to, by its words; the longer the words that they share, the nearer. */
export function nearest(typed: string, meanings: Meanings): string | undefined {
  // Devanagari letters with a dot are typed in two ways.
  const text = typed.normalize('NFC').toLowerCase().replaceAll('’', "'");
  let best: { id: string; shared: number } | undefined;
  for (const [id, words] of Object.entries(meanings)) {
    const shared = [...text.matchAll(patternFor(words))].reduce((sum, [word]) => sum + word.length, 0);
    if (shared > (best?.shared ?? 0)) best = { id, shared };
  }
  return best?.id;
}

const patterns = new WeakMap<readonly string[], RegExp>();

function patternFor(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const longestFirst = words.map((word) => word.normalize('NFC')).toSorted((a, b) => b.length - a.length);
  const pattern = patternOf(longestFirst, 'gu');
  patterns.set(words, pattern);
  return pattern;
}
