export interface Edges {
  before: string;
  after: string;
}

export const LETTER = String.raw`[\p{L}\p{M}]`;
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
  { unspaced = false }: { unspaced?: boolean },
  { ending = '', flags = 'u' } = {},
): RegExp {
  if (words.length === 0) return new RegExp('(?!)', flags);
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  if (unspaced) {
    const each = longestFirst.map((word) => {
      const { before, after } = edgesOf(word);
      return `${before}${RegExp.escape(word)}${ending}${after}`;
    });
    return new RegExp(each.join('|'), flags);
  }
  const any = longestFirst.map((word) => RegExp.escape(word)).join('|');
  // Looking ahead first leaves nearly every letter of a text at once; looking back costs more.
  return new RegExp(`(?=${any})${WHOLE.before}(?:${any})${ending}${WHOLE.after}`, flags);
}
