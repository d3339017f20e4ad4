import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';

export interface Edges {
  before: string;
  after: string;
}

const LETTER = String.raw`[\p{L}\p{M}]`;
export const WHOLE: Edges = { before: `(?<!${LETTER})`, after: `(?!${LETTER})` };

/** What may not go on beside a letter, by its script: ベン is not in ベンチ, but 船 is in 喜欢船. */
const GOES_ON: readonly [edge: string, on: string][] = [
  [String.raw`[\p{Script=Han}\p{Script=Hiragana}]`, ''],
  [String.raw`[\p{Script=Katakana}ー]`, String.raw`[\p{Script=Katakana}ー]`],
  [String.raw`\p{Script=Latin}`, String.raw`[\p{Script=Latin}\p{M}]`],
];

/** Where a word begins and ends in a script that may have no spaces. */
export function edgesOf(word: string): Edges {
  const goesOn = (at: (edge: string) => string) =>
    GOES_ON.find(([edge]) => new RegExp(at(edge), 'u').test(word))?.[1] ?? LETTER;
  const before = goesOn((edge) => `^${edge}`);
  const after = goesOn((edge) => `${edge}$`);
  return { before: before && `(?<!${before})`, after: after && `(?!${after})` };
}

/** Finds words that stand for themselves, the longest first; `ending` may follow them. */
export function wholeWords(
  words: readonly string[],
  { unspaced = false }: Pick<Grammar, 'unspaced'>,
  { ending = '', flags = 'u' } = {},
): RegExp {
  const found = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const { before, after } = unspaced ? edgesOf(word) : WHOLE;
      return `${before}${RegExp.escape(word)}${ending}${after}`;
    });
  return new RegExp(found.length > 0 ? found.join('|') : '(?!)', flags);
}
