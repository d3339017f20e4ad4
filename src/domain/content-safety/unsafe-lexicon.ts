import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { FALSE_FRIENDS, UNSAFE_WORDS } from '#domain/content-safety/unsafe-words.ts';
import { isSpaced } from '#domain/text/spaces.ts';

/** The words of all languages, laid out so that a text is read once. */
interface Lexicon {
  exact: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
  /** Letters of the longest of them. */
  longest: number;
  /** Of several words. */
  phrases: readonly string[];
  /** In a script that does not space its words: looked for anywhere. */
  anywhere: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const lexicons = new Map<LanguageCode, Lexicon>();

/** What is unsafe in the text, each where it begins; `language` tells which look-alikes are harmless. */
export function findUnsafeWords(text: string, language: LanguageCode): { at: number; found: string }[] {
  const { exact, beginnings, longest, phrases, anywhere } = lexiconFor(language);
  const lower = text.toLowerCase();
  const found = [
    ...anywhere.flatMap((words) => occurrences(lower, words)),
    ...phrases
      .flatMap((words) => occurrences(lower, words))
      .filter(({ at, found: words }) => standsAlone(lower, at, words)),
  ];
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    if (exact.has(word) || beginsUnsafely(word.slice(0, longest), beginnings))
      found.push({ at: index, found: word });
  }
  return found.map(({ at, found: words }) => ({ at, found: text.slice(at, at + words.length) }));
}

function beginsUnsafely(word: string, beginnings: ReadonlySet<string>): boolean {
  for (let length = 2; length <= word.length; length++) {
    if (beginnings.has(word.slice(0, length))) return true;
  }
  return false;
}

function standsAlone(text: string, at: number, words: string): boolean {
  return !LETTER.test(text.slice(0, at).slice(-1)) && !LETTER.test(text.charAt(at + words.length));
}

function occurrences(text: string, words: string): { at: number; found: string }[] {
  const found = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
    found.push({ at, found: words });
  }
  return found;
}

function lexiconFor(language: LanguageCode): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const lexicon = build(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

function build(language: LanguageCode): Lexicon {
  const exact = new Set<string>();
  const beginnings = new Set<string>();
  const phrases: string[] = [];
  const anywhere: string[] = [];
  for (const code of LANGUAGE_CODES) {
    for (const entry of UNSAFE_WORDS[code]) {
      if (code !== language && FALSE_FRIENDS[language].includes(entry)) continue;
      const word = entry.replace(/\*$/, '').normalize('NFC').toLowerCase();
      const single = word.match(WORD)?.[0] === word;
      if (!isSpaced(code)) anywhere.push(word);
      else if (!single) phrases.push(word);
      else if (entry.endsWith('*')) beginnings.add(word);
      else exact.add(word);
    }
  }
  const longest = Math.max(...[...beginnings].map((word) => word.length));
  return { exact, beginnings, longest, phrases, anywhere };
}
