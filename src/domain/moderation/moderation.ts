import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';
import {
  WORD_CATEGORIES,
  type Category,
  type LexiconFile,
  type Lexicons,
  type WordCategory,
} from '#domain/moderation/categories.ts';
import { findContacts } from '#domain/moderation/contact/contact.ts';
import { EntryError } from '#domain/moderation/entries.ts';
import { byLengthAndLetter, findJoined, findMasked } from '#domain/moderation/find-disguised.ts';
import { findAnywhere, findPhrases, findWords, spared } from '#domain/moderation/find-plain.ts';
import type { Found } from '#domain/moderation/found.ts';
import { joinedWords } from '#domain/moderation/joined.ts';
import { addEntries, createIndex, type Index } from '#domain/moderation/lexicon.ts';
import { unify } from '#domain/moderation/unify.ts';
import { denseText } from '#domain/moderation/unspaced.ts';
import { wordsOf } from '#domain/moderation/words.ts';

export interface Finding {
  category: Category;
  /** As it stands in the text, and where. */
  text: string;
  at: number;
}

export interface Verdict {
  clean: boolean;
  findings: Finding[];
}

export interface CheckOptions {
  /** Of the text, as far as it is known: it tells which look-alikes are harmless. */
  language?: LanguageCode | undefined;
  /** What is allowed here. */
  except?: readonly Category[];
}

/** The door that everything passes which people type and models write, before a child sees it. */
export interface Moderation {
  check(text: string, options?: CheckOptions): Verdict;
}

export function createModeration(lexicons: Lexicons): Moderation {
  const refused = createIndex<WordCategory>();
  const innocent = new Map<string, Index<true>>();
  const names = createIndex<true>();
  for (const [code, file] of Object.entries(lexicons)) {
    const own = createIndex<true>();
    innocent.set(code, own);
    for (const category of WORD_CATEGORIES) add(code, category, refused, category);
    add(code, 'names', names, true);
    add(code, 'innocent', own, true);

    function add<Kind>(
      of: string,
      list: Exclude<keyof LexiconFile, 'endings'>,
      index: Index<Kind>,
      kind: Kind,
    ) {
      try {
        addEntries(index, kind, file[list] ?? [], file);
      } catch (error) {
        throw error instanceof EntryError ? new EntryError(`${of}: ${list}: ${error.message}`) : error;
      }
    }
  }
  const maskable = lazily(() => byLengthAndLetter(refused));

  return {
    check(text, { language = DEFAULT_LANGUAGE, except = [] } = {}) {
      const unified = unify(text);
      const words = wordsOf(unified.text);
      const dense = denseText(unified.text);
      const found: Found[] = [
        ...findWords(refused, words),
        ...findPhrases(refused, words),
        ...findJoined(refused, maskable, joinedWords(unified.text, words)),
        ...findAnywhere(refused, dense),
        ...findMasked(refused, unified.text),
      ];
      const harmless = found.length > 0 ? spared(words, dense, [innocent.get(language), names]) : [];
      const contacts = except.includes('contact') ? [] : findContacts(unified.text, words);
      const findings = [
        ...found.filter((each) => !harmless.some(({ from, to }) => from <= each.from && each.to <= to)),
        ...contacts.map((range) => ({ ...range, category: 'contact' as const })),
      ]
        .filter(({ category }) => !except.includes(category))
        .map(({ category, from, to }) => {
          const at = unified.placeOf(from);
          return { category, at, text: text.slice(at, unified.placeOf(to)) };
        })
        .toSorted((a, b) => a.at - b.at)
        .filter(({ at, text: found }, i, all) => at !== all[i - 1]?.at || found !== all[i - 1]?.text);
      return { clean: findings.length === 0, findings };
    },
  };
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
