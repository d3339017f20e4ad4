import { isSpaced } from '#domain/text/spaces.ts';
import { patternOf } from '#domain/text/patterns.ts';

/** By id: the words by which people speak of something in one language. */
export type Meanings = Readonly<Record<string, readonly string[]>>;

/** What the catalogue can be called in a language. */
export interface CatalogueMeanings {
  themes: Meanings;
  settings: Meanings;
}

/** What somebody typed comes nearest to, by its words; the longer a word that they share, the nearer. */
export function nearest(typed: string, meanings: Meanings, language: string): string | undefined {
  const text = typed.toLowerCase().replaceAll('’', "'");
  const spaced = isSpaced(language);
  let best: { id: string; shared: number } | undefined;
  for (const [id, words] of Object.entries(meanings)) {
    const shared = words.reduce((sum, word) => sum + lengthOf(text, patternFor(word, spaced)), 0);
    if (shared > (best?.shared ?? 0)) best = { id, shared };
  }
  return best?.id;
}

function lengthOf(text: string, pattern: RegExp): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

const patterns = new Map<string, RegExp>();

function patternFor(word: string, spaced: boolean): RegExp {
  const key = `${word} ${spaced}`;
  const pattern = patterns.get(key) ?? patternOf([word], { spaced });
  patterns.set(key, pattern);
  return pattern;
}
