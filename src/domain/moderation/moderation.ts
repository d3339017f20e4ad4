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
import { joinedWords, type Candidate } from '#domain/moderation/joined.ts';
import { addEntries, createIndex, kindOf, phraseEnd, type Index } from '#domain/moderation/lexicon.ts';
import { unify } from '#domain/moderation/unify.ts';
import { denseText, isEdge, MASK, maskedPieces } from '#domain/moderation/unspaced.ts';
import { wordsOf, type Word } from '#domain/moderation/words.ts';

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

interface Range {
  from: number;
  to: number;
}

interface Found extends Range {
  category: Category;
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

function findWords(index: Index<WordCategory>, text: readonly Word[]): Found[] {
  const { literals, digited, parts } = index;
  const found: Found[] = [];
  for (const { from, to, literal, exact, readings } of text) {
    const category =
      firstOf(exact, (reading) => literals.get(reading)) ??
      (DIGIT.test(literal) ? firstOf(exact.slice(1), (reading) => digited.get(reading)) : undefined) ??
      firstOf(readings, (reading) => kindOf(index, reading) ?? partIn(parts, reading));
    if (category) found.push({ category, from, to });
  }
  return found;
}

const DIGIT = /\d/;

function partIn(
  parts: Index<WordCategory>['parts'],
  reading: string,
  shortest = 0,
): WordCategory | undefined {
  const inside: WordCategory[] = [];
  for (let i = 0; i < reading.length; i++) {
    parts.walk(reading, i, ({ kind, where }, end) => {
      const fits =
        where === 'inside' || (where === 'begin' && i === 0) || (where === 'end' && end === reading.length);
      if (fits && end - i >= shortest) inside.push(kind);
    });
  }
  return inside[0];
}

function findPhrases<Kind>({ phrases }: Index<Kind>, words: readonly Word[]): (Range & { category: Kind })[] {
  const found: (Range & { category: Kind })[] = [];
  words.forEach((word, at) => {
    for (const reading of word.literal === word.plain ? word.readings : [...word.readings, word.literal]) {
      for (const phrase of phrases.get(reading) ?? []) {
        const end = phraseEnd(phrase, words, at);
        const last = end === undefined ? undefined : words[end - 1];
        if (last) found.push({ category: phrase.kind, from: word.from, to: last.to });
      }
    }
  });
  return found;
}

const SHORTEST_IN_ROW = 4;
const LONGEST_IN_ROW = 16;
/** What was cut may be two words, so that a short part would stand where they meet. */
const SHORTEST_PART = 5;

function findJoined(
  index: Index<WordCategory>,
  maskable: () => Map<string, string[]>,
  candidates: readonly Candidate[],
): Found[] {
  const { literals, parts } = index;
  return candidates.flatMap(({ from, to, readings, exact = [], masked, spelled }) => {
    const category = masked
      ? firstOf(readings, (reading) => kindOf(index, unmasked(reading, masked, maskable()) ?? ''))
      : (firstOf(readings, (reading) => kindOf(index, reading) ?? partIn(parts, reading, SHORTEST_PART)) ??
        firstOf(exact, (reading) => (reading.length < SHORTEST_IN_ROW ? undefined : literals.get(reading))) ??
        (spelled ? firstOf([...readings, ...exact], (reading) => inRow(reading)) : undefined));
    return category ? [{ category, from, to }] : [];
  });

  /** "you are a b i t c h": the row begins before the word does. */
  function inRow(row: string): WordCategory | undefined {
    for (let from = 0; from + SHORTEST_IN_ROW <= row.length; from++) {
      for (let length = SHORTEST_IN_ROW; length <= LONGEST_IN_ROW && from + length <= row.length; length++) {
        const piece = row.slice(from, from + length);
        const category = kindOf(index, piece) ?? literals.get(piece);
        if (category) return category;
      }
    }
    return undefined;
  }
}

function findAnywhere<Kind>(
  { anywhere, alone }: Index<Kind>,
  { text, at }: { text: string; at: readonly number[] },
): (Range & { category: Kind })[] {
  const found: (Range & { category: Kind })[] = [];
  for (let i = 0; i < text.length; i++) {
    anywhere.walk(text, i, (category, end) =>
      found.push({ category, from: at[i] ?? 0, to: (at[end - 1] ?? 0) + 1 }),
    );
    if (!isEdge(text.charAt(i), text.charAt(i - 1))) continue;
    alone.walk(text, i, (category, end) => {
      if (isEdge(text.charAt(end - 1), text.charAt(end)))
        found.push({ category, from: at[i] ?? 0, to: (at[end - 1] ?? 0) + 1 });
    });
  }
  return found;
}

function findMasked({ anywhere, alone }: Index<WordCategory>, text: string): Found[] {
  const found: Found[] = [];
  for (const piece of maskedPieces(text)) {
    for (let i = 0; i < piece.text.length; i++) {
      for (const trie of [anywhere, alone]) {
        trie.walkMasked(piece.text, i, MASK, (category, end) => {
          if (end - i >= 3 && MASKED.has(category))
            found.push({ category, from: piece.from + i, to: piece.from + end });
        });
      }
    }
  }
  return found;
}

/** What is harmless in this text, though somebody else's list knows it. */
function spared(
  words: readonly Word[],
  dense: { text: string; at: readonly number[] },
  indexes: readonly (Index<true> | undefined)[],
): Range[] {
  return indexes.flatMap((index) => {
    if (!index) return [];
    const alone = words.filter(({ literal, plain, readings }) => {
      const forms = [
        plain,
        plain.endsWith('s') ? plain.slice(0, -1) : plain,
        ...readings.filter((each) => plain.startsWith(each)),
      ];
      return index.literals.has(literal) || forms.some((form) => kindOf(index, form));
    });
    return [...alone, ...findPhrases(index, words), ...findAnywhere(index, dense)];
  });
}

/** Whole words by length and first letter, for those whose other letters are behind asterisks. */
function byLengthAndLetter({ words }: Index<WordCategory>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [word, category] of words) {
    if (word.length < 3 || !MASKED.has(category)) continue;
    const key = `${word.length}${word.charAt(0)}`;
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}

/** Nobody hides a plain word. */
const MASKED: ReadonlySet<WordCategory> = new Set<WordCategory>(['sexual', 'slur', 'insult', 'hate']);

function unmasked(
  masked: string,
  by: NonNullable<Candidate['masked']>,
  groups: Map<string, string[]>,
): string | undefined {
  const hidden = masked.split('.').length - 1;
  const most = masked.endsWith('.') ? masked.length / 2 : masked.length - 2;
  if (masked.startsWith('.') || hidden === 0 || hidden > most) return undefined;
  return groups
    .get(`${masked.length}${masked.charAt(0)}`)
    ?.find((word) =>
      Array.from(masked).every((letter, i) =>
        letter === '.' ? by === 'letters' || VOWELS.includes(word.charAt(i)) : letter === word.charAt(i),
      ),
    );
}

const VOWELS = 'aeiou';

function firstOf<Value>(
  readings: readonly string[],
  look: (reading: string) => Value | undefined,
): Value | undefined {
  for (const reading of readings) {
    const value = look(reading);
    if (value !== undefined) return value;
  }
  return undefined;
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
