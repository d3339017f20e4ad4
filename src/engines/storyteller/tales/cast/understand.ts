import type { Fact } from '#engines/storyteller/tales/people.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

type Patterns = readonly string[];
type Saying = (typeof SAYINGS)[number];

/**
 * What a family wrote about somebody, clause by clause. What touches illness, loss or trouble only steers; what nobody
 * understands is left unsaid. Nothing is ever quoted.
 */
export function understand(description: string, words: Words): Fact[] {
  const text = description.toLowerCase().replaceAll('’', "'");
  const clauses = text.split(betweenClauses(words)).filter((clause) => clause.trim() !== '');
  let saying: Saying | undefined;
  const said = clauses.map((clause) => {
    const fact = readClause(clause, words, verbOf(clause, words), saying);
    // "loves trains and boats": the second clause goes on with the verb of the first.
    if (SAYINGS.some((each) => each === fact.kind)) saying = fact.kind as Saying;
    return fact;
  });
  // Who somebody is to others may stand in any clause, beside what else it says.
  const relations = Object.keys(words.relations).filter((each) => holds(text, words.relations[each] ?? []));
  return once([...relations.map((group): Fact => ({ kind: 'relation', group })), ...said]);
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
  if (job) return { kind: 'job', group: job };
  const kind = said ?? before;
  if (kind === undefined) return unknown;
  if (kind === 'fear') {
    const group = groupIn(clause, words.fears);
    return group ? { kind, group } : said ? { kind, group: 'something' } : unknown;
  }
  for (const [group, things] of Object.entries(words.loves)) {
    const thing = groupIn(clause, things);
    if (thing) return { kind, group, thing };
  }
  return unknown;
}

function jobIn(clause: string, { jobs }: Words): string | undefined {
  return Object.keys(jobs).find((job) => holds(clause, jobs[job]?.match ?? []));
}

/** The first that holds: "afraid of being good at it" is a fear. */
const SAYINGS = ['fear', 'skill', 'love'] as const;

const clauseEnds = new WeakMap<Words, RegExp>();

function betweenClauses(words: Words): RegExp {
  const known = clauseEnds.get(words);
  if (known) return known;
  const joining = words.says.between.map((word) => RegExp.escape(word)).join('|');
  const ends = new RegExp(`[,.;!\\n]|(?<!${LETTER})(?:${joining})(?!${LETTER})`, 'u');
  clauseEnds.set(words, ends);
  return ends;
}

type Table = Readonly<Record<string, Patterns>>;

/** Which group of a table a clause speaks of. */
function groupIn(clause: string, table: Table): string | undefined {
  return Object.keys(table).find((group) => holds(clause, table[group] ?? []));
}

const LETTER = '[\\p{L}\\p{M}]';
const compiled = new WeakMap<Patterns, RegExp>();

function holds(clause: string, patterns: Patterns): boolean {
  let regex = compiled.get(patterns);
  if (!regex) {
    regex = oneOf(patterns);
    compiled.set(patterns, regex);
  }
  return regex.test(clause);
}

/** A pattern is a word or several; `*` stands for the rest of a word. */
function oneOf(patterns: Patterns): RegExp {
  if (patterns.length === 0) return /(?!)/;
  const bodies = patterns.map((pattern) =>
    pattern
      .toLowerCase()
      .split('*')
      .map((piece) => RegExp.escape(piece))
      .join(`${LETTER}*`),
  );
  return new RegExp(`(?<!${LETTER})(?:${bodies.join('|')})(?!${LETTER})`, 'u');
}
