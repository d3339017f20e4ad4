import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';

const WHOLE = { before: String.raw`(?<![\p{L}\p{M}])`, after: String.raw`(?![\p{L}\p{M}])` };

/** Where words stand without spaces, only scripts that run on tell where a word ends: ベン is not in ベンチ. */
const RUNNING_ON = [String.raw`[\p{Script=Katakana}ー]`, String.raw`\p{Script=Latin}`];

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

function edgesOf(word: string): typeof WHOLE {
  const first = RUNNING_ON.find((script) => new RegExp(`^${script}`, 'u').test(word));
  const last = RUNNING_ON.find((script) => new RegExp(`${script}$`, 'u').test(word));
  return { before: first ? `(?<!${first})` : '', after: last ? `(?!${last})` : '' };
}
