import type { LanguageCode } from '#domain/languages.ts';

/** In these scripts a letter beside a name makes another word of it. Those of Chinese and Hiragana tell nothing. */
const SCRIPTS = [
  'Latin',
  'Devanagari',
  'Tamil',
  'Katakana',
  'Cyrillic',
  'Arabic',
  'Greek',
  'Hebrew',
  'Hangul',
];
const LETTERS = SCRIPTS.map((script) => String.raw`[\p{scx=${script}}&&[\p{L}\p{M}]]`);
/** These write what is done with somebody in one piece with the name: मियाने, மியாவுக்கு. */
const JOINS_ENDINGS: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['mr', 'ta']);
const JOINING = /[\p{Script=Devanagari}\p{Script=Tamil}]$/u;
/** Stands where a name was cut out, and is no letter. */
const GONE = '\u0000';

/**
 * Those of the names that a text says, each for itself: who says Anna has not said Ann, and 小明 is not in 小明明. Longer
 * names are cut out first, for not every script has letters that end a word.
 */
export function namesTold(text: string, names: readonly string[], language: LanguageCode): Set<string> {
  const told = new Set<string>();
  let rest = text;
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const cut = rest.replaceAll(asAWord(name, language), GONE);
    if (cut !== rest) told.add(name);
    rest = cut;
  }
  return told;
}

function asAWord(name: string, language: LanguageCode): RegExp {
  const before = LETTERS.find((letter) => new RegExp(`^${letter}`, 'v').test(name));
  const after = LETTERS.find((letter) => new RegExp(`${letter}$`, 'v').test(name));
  const goesOn = JOINS_ENDINGS.has(language) && JOINING.test(name);
  return new RegExp(
    (before ? `(?<!${before})` : '') + RegExp.escape(name) + (after && !goesOn ? `(?!${after})` : ''),
    'gv',
  );
}
