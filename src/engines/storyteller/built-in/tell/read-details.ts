import { isSpaced } from '#domain/text/spaces.ts';
import type { Cast } from '#engines/storyteller/built-in/plan/casting.ts';
import type {
  DetailEntry,
  Details,
  Phrasebook,
  Word,
} from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

/** What is known of somebody from the family's own words. What was not understood may still be quoted. */
export interface Detail {
  kind: 'likes' | 'fears' | 'trait' | 'quote';
  who: StoryCharacter;
  word: Word | undefined;
  described: string;
}

export const DETAIL_BEATS = [
  'DETAIL.likes',
  'DETAIL.likes.end',
  'DETAIL.fears',
  'DETAIL.fears.end',
  'DETAIL.trait',
  'DETAIL.trait.end',
  'DETAIL.quote',
] as const;

/** The first of the family that something is written about; best the hero, and best something we understand. */
export function readDetails({ hero, pal, elder, extras }: Cast, phrasebook: Phrasebook): Detail | undefined {
  const { details, language } = phrasebook;
  if (!details) return undefined;
  const described = [hero, pal, elder, ...extras].flatMap((who) =>
    who?.personal && who.description ? [{ who, described: who.description.trim() }] : [],
  );
  for (const { who, described: text } of described) {
    const understood = understand(text, detailsFor(who, details), language);
    if (understood) return { ...understood, who, described: text };
  }
  const quotable = described.find(({ described: text }) => isQuotable(text));
  return quotable && { kind: 'quote', word: undefined, ...quotable };
}

/** Whoever does not speak has no favourite subject. */
function detailsFor({ kind }: StoryCharacter, details: Details): Details {
  if (kind !== 'pet') return details;
  return { ...details, things: [], traits: details.traits.filter(({ pet }) => pet) };
}

type Understood = Pick<Detail, 'kind' | 'word'>;

/** Of all that a description says, what it says at most length. */
function understand(text: string, details: Details, language: string): Understood | undefined {
  const [best] = foundIn(text, details, language).toSorted((a, b) => b.length - a.length);
  return best && { kind: best.kind, word: best.entry.word };
}

interface Found extends Match {
  kind: 'likes' | 'fears' | 'trait';
}

function foundIn(text: string, details: Details, language: string): Found[] {
  const lower = text.toLocaleLowerCase(language);
  return clausesOf(lower, details.between, language).flatMap((clause) => {
    const says = (words: readonly string[]) => words.some((word) => holds(clause, word, language));
    if (says(details.not)) return [];
    const fears = says(details.fears);
    const trait = fears ? undefined : longest(clause, details.traits, language);
    const thing = longest(clause, details.things, language);
    return [
      ...(trait ? [{ ...trait, kind: 'trait' as const }] : []),
      ...(thing ? [{ ...thing, kind: fears ? ('fears' as const) : ('likes' as const) }] : []),
    ];
  });
}

/** Everything that is understood of somebody, in words of ours alone. */
export function allDetails(who: StoryCharacter, details: Details, language: string) {
  const found = foundIn(who.description ?? '', detailsFor(who, details), language);
  const things = (kind: Found['kind']) => [
    ...new Set(found.flatMap((each) => (each.kind === kind ? [each.entry.word.key] : []))),
  ];
  const habits = found.flatMap(({ kind, entry }) =>
    kind === 'trait' ? [(entry.match[0] ?? []).join(' ').replaceAll('*', '')] : [],
  );
  return { mentioned: things('likes'), fears: things('fears'), habits };
}

const STOPS = /[.,;:!?\n()。、，；：！？।…–—]+/u;

function clausesOf(text: string, between: readonly string[], language: string): string[] {
  const clauses = text.split(STOPS);
  if (between.length === 0) return clauses;
  const words = new RegExp(between.map((word) => patternOf(word, language)).join('|'), 'u');
  return clauses.flatMap((clause) => clause.split(words));
}

interface Match {
  entry: DetailEntry;
  /** Letters that matched: more say more. */
  length: number;
}

function longest(clause: string, entries: readonly DetailEntry[], language: string): Match | undefined {
  let best: Match | undefined;
  for (const entry of entries) {
    for (const words of entry.match) {
      const length = words.join('').length;
      if (length > (best?.length ?? 0) && words.every((word) => holds(clause, word, language)))
        best = { entry, length };
    }
  }
  return best;
}

/** There are as many as the words of the lexicons. */
const compiled = new Map<string, RegExp>();

function holds(clause: string, word: string, language: string): boolean {
  const key = `${language} ${word}`;
  const pattern = compiled.get(key) ?? new RegExp(patternOf(word, language), 'u');
  compiled.set(key, pattern);
  return pattern.test(clause);
}

const LETTER = '[\\p{L}\\p{M}]';

function patternOf(word: string, language: string): string {
  const open = word.endsWith('*');
  const letters = RegExp.escape((open ? word.slice(0, -1) : word).toLocaleLowerCase(language));
  // What has no spaces around it is matched as it stands.
  if (!isSpaced(language)) return letters;
  return `(?<!${LETTER})${letters}${open ? '' : `(?!${LETTER})`}`;
}

const MOST_QUOTED = 60;

/** Short, on one line, and without marks that would quarrel with the quotation around it. */
function isQuotable(text: string): boolean {
  return text.length <= MOST_QUOTED && !/["“”„«»「」『』{}[\]~\n]/u.test(text);
}
