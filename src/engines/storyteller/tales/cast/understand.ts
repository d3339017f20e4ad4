import { patternOf } from '#domain/text/patterns.ts';
import { spokenSpelling } from '#domain/text/spoken-spelling.ts';
import { UNSPACED_SIGNS } from '#domain/text/unspaced-signs.ts';
import type { Fact } from '#engines/storyteller/tales/people.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

type Patterns = readonly string[];
type Saying = (typeof SAYINGS)[number];

/**
 * What a family wrote about somebody, clause by clause. What touches illness, loss or trouble only steers; what nobody
 * understands is left unsaid. Nothing is ever quoted.
 */
export function understand(description: string, words: Words): Fact[] {
  const text = spokenSpelling(description.toLowerCase().replaceAll('’', "'"));
  const clauses = clausesOf(text, words);
  let saying: Saying | undefined;
  const verbs = clauses.map((clause) => verbOf(clause.text, words));
  // Where verbs come last, "trains, boats he likes": a clause without one waits for the next.
  const awaited = (at: number) => (words.says.verbLast ? verbs.slice(at).find(Boolean) : undefined);
  const said = clauses.flatMap(({ text: clause, isRest }, i) => {
    const verb = verbs[i];
    const fact = readClause(clause, words, verb, awaited(i) ?? (isRest ? undefined : saying));
    // "loves trains and boats", "le gusta | que le lean cuentos": the second clause goes on with the verb of the first.
    if (SAYINGS.some((each) => each === fact.kind)) saying = fact.kind as Saying;
    else if (fact.kind === 'unknown' && !holds(clause, words.says.not)) saying = verb ?? saying;
    return words.says.several ? [fact, ...moreIn(clause, fact, words)] : [fact];
  });
  // Who somebody is to others may stand in any clause, beside what else it says.
  const relations = groupsIn(text, words.relations);
  const retired = holds(text, words.says.retired);
  return once([
    ...relations.map((group): Fact => ({ kind: 'relation', group })),
    ...said.map((fact) => (retired && fact.kind === 'job' ? { ...fact, former: true } : fact)),
  ]);
}

interface Clause {
  text: string;
  /** "散歩が大好きな | 柴犬": whom it was said of, and so without a verb. */
  isRest: boolean;
}

function clausesOf(text: string, words: Words): Clause[] {
  const ends = afterEnds(words);
  return apart(text, words)
    .split(betweenClauses(words))
    .flatMap((clause) => clause.split(ends).map((part, i) => ({ text: part, isRest: i > 0 })))
    .filter((clause) => clause.text.trim() !== '');
}

const silentEnds = new WeakMap<Words, RegExp>();

function afterEnds(words: Words): RegExp {
  const known = silentEnds.get(words) ?? new RegExp(`(?<=${patternOf(words.says.ends).source})`, 'u');
  silentEnds.set(words, known);
  return known;
}

/** The other things of a clause: each is looked for in what the ones before it left. */
function moreIn(clause: string, first: Fact, words: Words): Fact[] {
  const facts: Fact[] = [];
  let [rest, last] = [clause, first];
  for (;;) {
    const { kind, group, thing = '' } = last;
    const known = kind === 'fear' ? words.fears[group] : words.loves[group]?.[thing];
    if (!SAYINGS.some((each) => each === kind) || !known) return facts;
    rest = rest.replaceAll(patternOf(known.map(spokenSpelling), 'gu'), '·');
    last = readClause(rest, words, verbOf(clause, words), kind as Saying);
    if (last.kind === 'unknown' || last.group === 'something') return facts;
    facts.push(last);
  }
}

function isOver(clause: string, { says }: Words): boolean {
  return holds(clause, says.former) && !holds(clause, says.on);
}

/** "scared of needles and doctors" is one fear. */
function once(facts: readonly Fact[]): Fact[] {
  const known = new Set<string>();
  return facts.filter(({ kind, group, thing }) => {
    const key = [kind, group, thing].join(' ');
    return !known.has(key) && known.add(key);
  });
}

function verbOf(clause: string, { says }: Words): Saying | undefined {
  return SAYINGS.find((saying) => holds(clause, says[saying]));
}

function readClause(
  clause: string,
  words: Words,
  said: Saying | undefined,
  before: Saying | undefined,
): Fact {
  const unknown: Fact = { kind: 'unknown', group: clause.trim() };
  const sensitive = groupIn(clause, words.sensitive);
  if (sensitive) return { kind: 'sensitive', group: sensitive };
  const body = groupIn(clause, words.body);
  if (body) return { kind: 'body', group: body };
  const habit = groupIn(clause, words.habits);
  if (habit) return { kind: 'habit', group: habit };
  if (said !== 'fear' && holds(clause, words.says.not)) return unknown;
  const job = said === undefined ? jobIn(clause, words) : undefined;
  if (job) return { kind: 'job', group: job, ...(isOver(clause, words) && { former: true }) };
  const kind = said ?? before;
  if (kind === undefined) return unknown;
  if (kind === 'fear') {
    const group = groupIn(clause, words.fears);
    if (group) return { kind, group, ...sortsOf(group, words.sorts.fears) };
    return said ? { kind, group: 'something' } : unknown;
  }
  for (const [group, things] of Object.entries(words.loves)) {
    const thing = groupIn(clause, things);
    if (thing) return { kind, group, thing, ...sortsOf(thing, words.sorts.loves) };
  }
  return unknown;
}

function sortsOf(name: string, all: Table): Pick<Fact, 'sorts'> {
  const sorts = Object.keys(all).filter((sort) => all[sort]?.includes(name));
  return sorts.length > 0 ? { sorts } : {};
}

const jobTables = new WeakMap<Words, Table>();

function jobIn(clause: string, words: Words): string | undefined {
  const known = jobTables.get(words);
  const table =
    known ?? Object.fromEntries(Object.entries(words.jobs).map(([job, { match }]) => [job, match]));
  if (!known) jobTables.set(words, table);
  return groupIn(clause, table);
}

/** The first that holds: "afraid of being good at it" is a fear. */
const SAYINGS = ['fear', 'skill', 'love'] as const;

const clauseEnds = new WeakMap<Words, RegExp>();

function betweenClauses(words: Words): RegExp {
  const known = clauseEnds.get(words);
  if (known) return known;
  const { between, joined } = words.says;
  const ends = new RegExp(
    `[,.;!\\n，、。；！।]|${patternOf(between.map(spokenSpelling)).source}|(?<=${patternOf(joined).source})\\s`,
    'u',
  );
  clauseEnds.set(words, ends);
  return ends;
}

const openings = new WeakMap<Words, RegExp>();

/** Where a clause may begin without a mark ("喜欢火车怕黑"), it gets one; a space between two signs is one as well. */
function apart(text: string, words: Words): string {
  const { opens } = words.says;
  if (opens.length === 0) return text;
  const opening = openings.get(words) ?? patternOf(opens, 'gu');
  openings.set(words, opening);
  return text.replaceAll(BETWEEN_SIGNS, '\n').replaceAll(opening, '\n$&');
}

type Table = Readonly<Record<string, Patterns>>;

/** Which group of a table a clause speaks of. */
function groupIn(clause: string, table: Table): string | undefined {
  const near = nearIn(clause, table);
  return Object.keys(table).find((group) => near.has(group) && holds(clause, table[group] ?? []));
}

function groupsIn(text: string, table: Table): string[] {
  const near = nearIn(text, table);
  return Object.keys(table).filter((group) => near.has(group) && holds(text, table[group] ?? []));
}

interface Starts {
  /** The first two letters of a pattern → the groups that have such a pattern. */
  groups: ReadonlyMap<string, ReadonlySet<string>>;
  /** Groups with a pattern that begins with less than a word. */
  always: ReadonlySet<string>;
}

const starts = new WeakMap<Table, Starts>();

/** The few groups with a word that begins like one of the clause: a lexicon has hundreds, and each costs a search. */
function nearIn(clause: string, table: Table): ReadonlySet<string> {
  const { groups, always } = starts.get(table) ?? startsOf(table);
  const near = new Set(always);
  for (const [, start = ''] of clause.matchAll(WORD_STARTS)) {
    for (const group of groups.get(start) ?? []) near.add(group);
    for (const group of groups.get(start.slice(0, 1)) ?? []) near.add(group);
  }
  return near;
}

function startsOf(table: Table): Starts {
  const groups = new Map<string, Set<string>>();
  const always = new Set<string>();
  for (const [group, patterns] of Object.entries(table)) {
    for (const pattern of patterns) {
      const [start] = WORD_START.exec(spokenSpelling(pattern.toLowerCase())) ?? [];
      if (start === undefined) always.add(group);
      else groups.set(start, (groups.get(start) ?? new Set()).add(group));
    }
  }
  const known = { groups, always };
  starts.set(table, known);
  return known;
}

const BETWEEN_SIGNS = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;
const LETTER = '[\\p{L}\\p{M}]';
/** Scripts without spaces: a word may begin with any of these letters, or after it. */
const UNSPACED = `[${UNSPACED_SIGNS}]`;
const WORD_STARTS = new RegExp(
  `(?:(?<!${LETTER})|(?<=${UNSPACED})|(?=${UNSPACED}))(?=(${LETTER}{1,2}))`,
  'gu',
);
/** Two letters, or a word of one. */
const WORD_START = new RegExp(`^(?:${LETTER}{2}|${LETTER}(?![*\\p{L}\\p{M}]))`, 'u');
const compiled = new WeakMap<Patterns, RegExp>();

function holds(clause: string, patterns: Patterns): boolean {
  let regex = compiled.get(patterns);
  if (!regex) {
    regex = patternOf(patterns.map(spokenSpelling));
    compiled.set(patterns, regex);
  }
  return regex.test(clause);
}
