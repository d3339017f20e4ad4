import { languagesIn } from '#domain/languages.ts';

const UNSPACED: ReadonlySet<string> = new Set([...languagesIn('chinese'), ...languagesIn('japanese')]);

/** Chinese and Japanese put no spaces between words or sentences, and say as much in half as many signs. */
export function isSpaced(language: string): boolean {
  return !UNSPACED.has(language);
}
