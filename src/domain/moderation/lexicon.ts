import type { LexiconFile } from '#domain/moderation/categories.ts';
import { EntryError, expand, partsOf } from '#domain/moderation/entries.ts';
import { createTrie, type Trie } from '#domain/moderation/trie.ts';
import { withoutAccents } from '#domain/moderation/letters.ts';
import { unify } from '#domain/moderation/unify.ts';
import { APOSTROPHES, UNSPACED, WORD, type Word } from '#domain/moderation/words.ts';

type Where = 'inside' | 'begin' | 'end';

/** One part of a phrase: what may stand there, each a word or a few, by the first of them. */
interface Slot {
  byFirst: Map<string, string[][]>;
  /** The phrase holds without it, too. */
  optional: boolean;
}

type Form = Pick<Word, 'literal' | 'plain'>;

interface Phrase<Kind> {
  kind: Kind;
  slots: readonly Slot[];
}

/** Entries laid out so that a text is read once, whatever their number. */
export interface Index<Kind> {
  words: Map<string, Kind>;
  /** Accents count. */
  literals: Map<string, Kind>;
  /** Those without their accents: for words with digits, as no digit stands for é. */
  digited: Map<string, Kind>;
  parts: Trie<{ kind: Kind; where: Where }>;
  /** By the word they may begin with. */
  phrases: Map<string, Phrase<Kind>[]>;
  /** Phrases whose forms without spaces nobody needed yet, by how they begin. */
  runs: Map<string, Phrase<Kind>[]>;
  /** Of scripts without spaces. */
  anywhere: Trie<Kind>;
  /** Of those, what is a word only where no sign of the same script touches it. */
  alone: Trie<Kind>;
}

export function createIndex<Kind>(): Index<Kind> {
  return {
    words: new Map(),
    literals: new Map(),
    digited: new Map(),
    parts: createTrie(),
    phrases: new Map(),
    runs: new Map(),
    anywhere: createTrie(),
    alone: createTrie(),
  };
}

export function addEntries<Kind>(
  index: Index<Kind>,
  kind: Kind,
  entries: readonly string[],
  { endings = [] }: Pick<LexiconFile, 'endings'>,
): void {
  const ends: Endings = { all: endings.map(unified), slots: new Map() };
  // Once for an entry, not for each of its forms: the lexicons stand for a hundred thousand.
  for (const entry of entries) addEntry(index, kind, unified(entry.trim()), ends);
}

/** What stems may end in, and the parts of phrases that were made with them: most stand in many phrases. */
interface Endings {
  all: readonly string[];
  slots: Map<string, Slot>;
}

const unified = (text: string) => unify(text).text.toLowerCase();

function addEntry<Kind>(index: Index<Kind>, kind: Kind, entry: string, endings: Endings): void {
  if (entry === '') throw new EntryError('an entry is empty');
  if (UNSPACED.test(entry)) return addAnywhere(index, kind, entry, endings);
  if (entry.startsWith('=')) {
    for (const form of expand(entry.slice(1), endings.all)) addLiteral(index, kind, form);
    return;
  }
  const parts = partsOf(entry);
  const [only = ''] = parts;
  if (parts.length === 1 && !only.includes('*')) {
    for (const form of expand(only, endings.all)) addForm(index, kind, form, endings);
  } else if (parts.length === 1) addPart(index, kind, only, endings);
  else if (entry.includes('*')) throw new EntryError(`"${entry}": an asterisk stands in single words only`);
  else addPhrase(index, kind, parts, endings);
}

/** A form without brackets: a word, or words with blanks or hyphens between them. */
function addForm<Kind>(index: Index<Kind>, kind: Kind, form: string, endings: Endings): void {
  const words = wordsIn(form);
  const [first] = words;
  if (!first) throw new EntryError(`"${form}" holds no letter`);
  if (words.length === 1) {
    for (const spelling of spellings(first)) keep(index.words, spelling, kind);
    return;
  }
  addPhrase(
    index,
    kind,
    words.map(({ literal }) => literal),
    endings,
  );
  if (form.includes('-')) keep(index.words, words.map(({ plain }) => plain).join(''), kind);
}

function addAnywhere<Kind>({ anywhere, alone }: Index<Kind>, kind: Kind, entry: string, endings: Endings) {
  for (const form of expand(entry.replace(/^=/, '').replaceAll(/[*\s]/g, ''), endings.all)) {
    if (form) (entry.startsWith('=') ? alone : anywhere).add(form, kind);
  }
}

function addLiteral<Kind>({ literals, digited, phrases }: Index<Kind>, kind: Kind, form: string): void {
  const words = wordsIn(form).map(({ literal }) => literal);
  const [first = ''] = words;
  if (words.length === 1) {
    keep(literals, first, kind);
    keep(digited, withoutAccents(first), kind);
  } else if (words.length > 1) addTo(phrases, first, { kind, slots: [slotOf([words], false)] });
}

function addPart<Kind>({ parts }: Index<Kind>, kind: Kind, entry: string, endings: Endings): void {
  const where = entry.startsWith('*') ? (entry.endsWith('*') ? 'inside' : 'end') : 'begin';
  for (const form of expand(entry.replaceAll('*', ''), endings.all)) {
    const [word] = wordsIn(form);
    if (!word || word.plain.length < 3) throw new EntryError(`"${entry}" would be found in too many words`);
    for (const spelling of spellings(word)) parts.add(spelling, { kind, where });
  }
}

function addPhrase<Kind>(
  { phrases, runs }: Index<Kind>,
  kind: Kind,
  parts: readonly string[],
  endings: Endings,
): void {
  const slots = parts.map((part) => {
    const known = endings.slots.get(part);
    if (known) return known;
    const forms = expand(part, endings.all).map((form) => wordsIn(form));
    const slot = slotOf(
      forms.filter((each) => each.length > 0).flatMap(inEverySpelling),
      forms.some((each) => each.length === 0),
    );
    endings.slots.set(part, slot);
    return slot;
  });
  // It may begin with any part up to the first that cannot be missing.
  for (let i = 0; i < slots.length; i++) {
    const phrase = { kind, slots: slots.slice(i) };
    const firsts = [...(slots[i]?.byFirst.keys() ?? [])];
    for (const first of firsts) addTo(phrases, first, phrase);
    for (const begin of new Set(firsts.map((first) => first.slice(0, RUN_BEGIN)))) addTo(runs, begin, phrase);
    if (!slots[i]?.optional) break;
  }
}

function slotOf(sequences: readonly string[][], optional: boolean): Slot {
  const byFirst = new Map<string, string[][]>();
  for (const sequence of sequences) {
    const [first = '', ...rest] = sequence;
    const known = byFirst.get(first);
    if (known) known.push(rest);
    else byFirst.set(first, [rest]);
  }
  return { byFirst, optional };
}

function inEverySpelling(words: readonly Form[]): string[][] {
  return words.reduce<string[][]>(
    (all, word) => all.flatMap((before) => spellings(word).map((form) => [...before, form])),
    [[]],
  );
}

const SHORTEST_RUN = 8;
const MOST_RUNS = 100;
const RUN_BEGIN = 3;

/** What a word is, also when it is a phrase without its spaces. */
export function kindOf<Kind>({ words, runs }: Index<Kind>, word: string): Kind | undefined {
  if (word.length >= SHORTEST_RUN && runs.size > 0) {
    for (let length = 1; length <= RUN_BEGIN; length++) {
      const begin = word.slice(0, length);
      for (const { kind, slots } of runs.get(begin) ?? []) {
        for (const form of runTogether(slots)) keep(words, form, kind);
      }
      runs.delete(begin);
    }
  }
  return words.get(word);
}

/** "#killyourself": a phrase without its spaces, where it is long enough to be nothing else. */
function runTogether(slots: readonly Slot[]): string[] {
  let forms = [''];
  for (const { byFirst, optional } of slots) {
    const words = [...byFirst].flatMap(([first, rests]) => rests.map((rest) => first + rest.join('')));
    if (optional) words.push('');
    if (forms.length * words.length > MOST_RUNS) return [];
    forms = forms.flatMap((before) => words.map((word) => before + word));
  }
  return forms.filter((form) => form.length >= SHORTEST_RUN);
}

/** The plain form, and for umlauts the two letters that are typed where a keyboard has none. */
function spellings({ literal, plain }: Form): readonly string[] {
  if (literal === plain) return [plain];
  const spelled = literal.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return spelled === literal ? [plain] : [plain, withoutAccents(spelled)];
}

/** The words of a form that is unified already. */
function wordsIn(form: string): Form[] {
  if (ORDINARY.test(form)) return form === '' ? [] : [{ literal: form, plain: form }];
  return (form.match(WORD) ?? []).map((word) => {
    const literal = word.replaceAll(APOSTROPHES, '');
    return { literal, plain: withoutAccents(literal) };
  });
}

const ORDINARY = /^[a-z]*$/;

function keep<Kind>(map: Map<string, Kind>, key: string, kind: Kind): void {
  if (!map.has(key)) map.set(key, kind);
}

function addTo<Kind>(phrases: Map<string, Phrase<Kind>[]>, first: string, phrase: Phrase<Kind>): void {
  const known = phrases.get(first);
  if (known) known.push(phrase);
  else phrases.set(first, [phrase]);
}

/** Where the phrase that begins with word `at` ends, or undefined. */
export function phraseEnd(
  { slots }: Pick<Phrase<unknown>, 'slots'>,
  words: readonly Word[],
  at: number,
  slot = 0,
): number | undefined {
  const here = slots[slot];
  if (!here) return at;
  const word = words[at];
  const readings = word?.readings.length ?? -1;
  for (let i = 0; i <= readings; i++) {
    for (const rest of here.byFirst.get(word?.readings[i] ?? word?.literal ?? '') ?? NOTHING) {
      if (!rest.every((form, next) => isReadAs(words[at + 1 + next], form))) continue;
      const end = phraseEnd({ slots }, words, at + 1 + rest.length, slot + 1);
      if (end !== undefined) return end;
    }
  }
  return here.optional ? phraseEnd({ slots }, words, at, slot + 1) : undefined;
}

const NOTHING: readonly string[][] = [];

function isReadAs(word: Word | undefined, form: string): boolean {
  return word !== undefined && (word.literal === form || word.readings.includes(form));
}
