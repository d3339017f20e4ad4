import type { Fact } from '#engines/storyteller/tales/people.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

type Patterns = readonly string[];
type Saying = 'love' | 'skill' | 'fear';

/**
 * What a family wrote about somebody, clause by clause. What touches illness, loss or trouble only steers; what nobody
 * understands is left unsaid. Nothing is ever quoted.
 */
export function understand(description: string, words: Words): Fact[] {
  const text = description.toLowerCase().replaceAll('’', "'");
  const clauses = text.split(betweenClauses(words)).filter((clause) => clause.trim() !== '');
  let saying: Saying | undefined;
  return clauses.map((clause) => {
    const fact = readClause(clause, words, saying);
    // "loves trains and boats": the second clause goes on with the verb of the first.
    if (fact.kind === 'love' || fact.kind === 'skill' || fact.kind === 'fear') saying = fact.kind;
    return fact;
  });
}

function readClause(clause: string, words: Words, before: Saying | undefined): Fact {
  const { says } = words;
  const unknown: Fact = { kind: 'unknown', group: clause.trim() };
  const says_ = (patterns: Patterns) => patterns.some((pattern) => matches(clause, pattern));
  const among = (table: Readonly<Record<string, Patterns>>) =>
    Object.keys(table).find((group) => says_(table[group] ?? []));
  const sensitive = among(words.sensitive);
  if (sensitive) return { kind: 'sensitive', group: sensitive };
  for (const kind of ['body', 'relationship'] as const) {
    const group = among(words[kind]);
    if (group) return { kind, group };
  }
  const habit = among(words.habits);
  if (habit) return { kind: 'habit', group: habit };
  const said = says_(says.fear)
    ? 'fear'
    : says_(says.skill)
      ? 'skill'
      : says_(says.love)
        ? 'love'
        : undefined;
  if (says_(says.not) && said !== 'fear') return unknown;
  const job = Object.keys(words.jobs).find((each) => says_(words.jobs[each]?.match ?? []));
  if (job && said === undefined) return { kind: 'job', group: job };
  const kind = said ?? before;
  if (kind === undefined) return unknown;
  if (kind === 'fear') {
    const group = among(words.fears);
    return group ? { kind, group } : said ? { kind, group: 'something' } : unknown;
  }
  for (const [group, things] of Object.entries(words.loves)) {
    const thing = among(things);
    if (thing) return { kind, group, thing };
  }
  return unknown;
}

const clauseEnds = new WeakMap<Words, RegExp>();

function betweenClauses(words: Words): RegExp {
  const known = clauseEnds.get(words);
  if (known) return known;
  const joining = words.says.between.map((word) => RegExp.escape(word)).join('|');
  const ends = new RegExp(`[,.;!\\n]|(?<!${LETTER})(?:${joining})(?!${LETTER})`, 'u');
  clauseEnds.set(words, ends);
  return ends;
}

const LETTER = '[\\p{L}\\p{M}]';
const compiled = new Map<string, RegExp>();

/** A pattern is a word or several; `*` stands for the rest of a word. */
function matches(clause: string, pattern: string): boolean {
  let regex = compiled.get(pattern);
  if (!regex) {
    const body = pattern
      .toLowerCase()
      .split('*')
      .map((piece) => RegExp.escape(piece))
      .join(`${LETTER}*`);
    regex = new RegExp(`(?<!${LETTER})${body}(?!${LETTER})`, 'u');
    compiled.set(pattern, regex);
  }
  return regex.test(clause);
}
