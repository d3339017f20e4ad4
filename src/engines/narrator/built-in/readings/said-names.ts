import type { LanguageCode } from '#domain/languages.ts';
import type { SaidName } from '#domain/said-name.ts';
import type { Piece } from '#domain/text/pieces.ts';

/** A name in capitals is shouted, and the same name. */
const formsOf = (name: string) => [...new Set([name, name.toLocaleUpperCase()])];

/**
 * What is said in the place of words that are a name, by the words' numbers: the first says all of it, the others nothing. A name
 * inside another word is none; its own ending is said behind it.
 */
export function saidWords(
  words: readonly Piece[],
  names: readonly SaidName[] | undefined,
  language: LanguageCode,
): Map<number, string> {
  const found = new Map<number, string>();
  const [last] = words.slice(-1);
  if (!names?.length || !last) return found;
  // The longest first: of "Mary Ann" it is not "Mary" that is said.
  for (const { name, said } of names.toSorted((a, b) => b.name.length - a.name.length)) {
    const forms = formsOf(name);
    words.forEach((_, i) => {
      if (found.has(i)) return;
      const many = forms.map((form) => covered(words, i, form, language)).find((each) => each !== undefined);
      if (many === undefined) return;
      found.set(i, `${said}${many.ending}`);
      for (let j = i + 1; j < i + many.count; j++) found.set(j, '');
    });
  }
  return found;
}

/** Of how many words a name consists that begins with one of them, and what is put behind it. */
function covered(
  words: readonly Piece[],
  first: number,
  name: string,
  language: LanguageCode,
): { count: number; ending: string } | undefined {
  const begin = words[first]?.offset ?? 0;
  const end = begin + name.length;
  let written = '';
  for (let i = first; i < words.length; i++) {
    const { text, offset } = words[i] ?? { text: '', offset: 0 };
    // What stands between two words of a name is a space, a hyphen or nothing: as long as it is there.
    written = written.padEnd(offset - begin, name.slice(written.length, offset - begin)) + text;
    if (offset + text.length < end) continue;
    if (!written.startsWith(name)) return undefined;
    const ending = written.slice(name.length);
    return isEnding(ending, language) ? { count: i - first + 1, ending } : undefined;
  }
  return undefined;
}

const WHOSE = /^['’]?s?['’]?$/;
/** What may stand at a name without making another one of it: an s, or a case. A sign that only changes the last letter is none. */
const ENDINGS: Record<LanguageCode, RegExp | undefined> = {
  en: WHOSE,
  de: WHOSE,
  es: undefined,
  fr: undefined,
  sv: WHOSE,
  hi: undefined,
  mr: /^\p{L}[\p{L}\p{M}]{0,5}$/u,
  ta: /^\p{L}[\p{L}\p{M}]{0,9}$/u,
  zh: undefined,
  ja: undefined,
};

function isEnding(ending: string, language: LanguageCode): boolean {
  return ending === '' || (ENDINGS[language]?.test(ending) ?? false);
}
