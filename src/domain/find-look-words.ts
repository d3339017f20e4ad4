import type { LookWords } from '#domain/look-words.ts';

export type Topic = Exclude<keyof LookWords, 'spaces' | 'colour'>;

/** A word of a look, where it stands. */
export interface Found {
  topic: Topic;
  /** Of topics that have several. */
  value: string;
  at: number;
  end: number;
  /** Which part of the sentence it belongs to. */
  part: number;
}

interface Known {
  topic: Topic;
  value: string;
  /** Word by word; where words do not stand apart, the whole of it. */
  words: readonly Word[];
}

interface Word {
  begins: string;
  /** So many letters may follow. */
  most: number;
}

interface Token {
  text: string;
  at: number;
  end: number;
}

/** Adjectives: alone in their part of a sentence they belong to the part beside it. */
const LEANING: ReadonlySet<Topic> = new Set<Topic>(['colours', 'lengths', 'glassesShapes', 'skinTones']);
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const STOP = /[.,;:!?…&()\n。、，；：！？।]/gu;
/** What `~` stands for. */
const ENDING = 3;
/** "is", "a": so few letters say nothing. */
const FEW = 2;

const compiled = new WeakMap<LookWords, readonly Known[]>();

export function lookText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'");
}

/** What is never said of the one kind means nothing there: stripes are on a jersey or on a tiger. */
const UNSAID: Readonly<Record<Kind, ReadonlySet<Topic>>> = {
  person: new Set<Topic>(['coat', 'collar', 'species', 'markings']),
  pet: new Set<Topic>([
    'hair',
    'skin',
    'skinTones',
    'hairStyles',
    'lengths',
    'glasses',
    'glassesShapes',
    'marks',
    'hearing',
    'covers',
    'beards',
    'mobility',
    'tops',
    'bottoms',
    'patterns',
    'ages',
  ]),
};

export type Kind = 'person' | 'pet';

/** Every word of a look in a text that went through `lookText`, first to last. */
export function findLookWords(text: string, words: LookWords, kind: Kind): Found[] {
  const known = knownIn(words).filter(({ topic }) => !UNSAID[kind].has(topic));
  const all = words.spaces ? amongWords(text, known) : anywhere(text, known);
  const longest = all.toSorted((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at);
  const found: Found[] = [];
  for (const each of longest)
    if (!found.some(({ at, end }) => each.at < end && at < each.end)) found.push(each);
  return inParts(
    text,
    found.toSorted((a, b) => a.at - b.at),
    words,
  );
}

/** Letters between two places that belong to no word of a look. */
export function lettersBetween(text: string, found: readonly Found[], from: number, to: number): number {
  let letters = '';
  for (let i = from; i < to; i++)
    if (!found.some(({ at, end }) => i >= at && i < end)) letters += text.charAt(i);
  return letters.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function knownIn(words: LookWords): readonly Known[] {
  const known = compiled.get(words) ?? compile(words);
  compiled.set(words, known);
  return known;
}

function compile({ spaces, colour: _side, ...topics }: LookWords): Known[] {
  return Object.entries(topics).flatMap(([topic, phrases]) => {
    const tables: [string, readonly string[]][] = isList(phrases) ? [['', phrases]] : Object.entries(phrases);
    return tables.flatMap(([value, list]) =>
      list.map((phrase) => ({ topic: topic as Topic, value, words: wordsOf(lookText(phrase), spaces) })),
    );
  });
}

const isList = (phrases: object): phrases is readonly string[] => Array.isArray(phrases);

function wordsOf(phrase: string, spaces: boolean): Word[] {
  if (!spaces) return [{ begins: phrase, most: 0 }];
  return phrase.split(/[ '-]/).map((word) => ({
    begins: word.replace(/[~*]$/, ''),
    most: word.endsWith('~') ? ENDING : word.endsWith('*') ? Infinity : 0,
  }));
}

function amongWords(text: string, known: readonly Known[]): Found[] {
  const tokens = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    at: index,
    end: index + word.length,
  }));
  return tokens.flatMap((first, i) =>
    known.flatMap(({ topic, value, words }) => {
      const fits = words.every((word, k) => isLike(tokens[i + k], word));
      const last = tokens[i + words.length - 1];
      return fits && last ? [{ topic, value, at: first.at, end: last.end, part: 0 }] : [];
    }),
  );
}

const isLike = (token: Token | undefined, { begins, most }: Word): boolean =>
  token !== undefined && token.text.length <= begins.length + most && token.text.startsWith(begins);

function anywhere(text: string, known: readonly Known[]): Found[] {
  return known.flatMap(({ topic, value, words: [word] }) => {
    const begins = word?.begins ?? '';
    const found: Found[] = [];
    for (let at = text.indexOf(begins); at >= 0; at = text.indexOf(begins, at + begins.length))
      found.push({ topic, value, at, end: at + begins.length, part: 0 });
    return found;
  });
}

interface Part {
  from: number;
  to: number;
  words: Found[];
}

/** A sentence falls apart at its commas and its "and": what is said in one part is not said of another. */
function inParts(text: string, found: readonly Found[], words: LookWords): Found[] {
  const parts = partsOf(text, found);
  const few = words.spaces ? FEW : 0;
  const leans = ({ from, to, words: own }: Part) =>
    own.length > 0 && own.every(isLeaning) && lettersBetween(text, own, from, to) <= few;
  const homes: number[] = [];
  for (const [i, part] of parts.entries()) {
    const before = homes[i - 1];
    homes.push(leans(part) ? (homeOf(parts, i, before, words.colour) ?? i) : i);
  }
  return parts.flatMap((part, i) => part.words.map((word) => ({ ...word, part: homes[i] ?? i })));
}

function partsOf(text: string, found: readonly Found[]): Part[] {
  const joints = found.filter(({ topic }) => topic === 'and').map(({ at, end }) => ({ at, end }));
  const stops = [...text.matchAll(STOP)].map(({ index }) => ({ at: index, end: index + 1 }));
  const cuts = [...joints, ...stops].toSorted((a, b) => a.at - b.at);
  return [...cuts, { at: text.length, end: text.length }].map(({ at }, i) => {
    const from = cuts[i - 1]?.end ?? 0;
    return { from, to: at, words: found.filter((each) => each.at >= from && each.end <= at) };
  });
}

/** "Black and white cat" looks ahead; "hair that is long and brown" looks back. */
function homeOf(
  parts: readonly Part[],
  i: number,
  before: number | undefined,
  colour: LookWords['colour'],
): number | undefined {
  const stands = (index: number) => parts[index]?.words.some((word) => !isLeaning(word)) ?? false;
  const back = before !== undefined && stands(before) ? before : undefined;
  const ahead = parts.findIndex((_, k) => k > i && stands(k));
  const last = parts[i - 1]?.words.at(-1);
  const follows = colour === 'after' || (last !== undefined && isLeaning(last));
  if (back !== undefined && (follows || ahead < 0)) return back;
  return ahead < 0 ? undefined : ahead;
}

const isLeaning = ({ topic }: Found) => LEANING.has(topic);
