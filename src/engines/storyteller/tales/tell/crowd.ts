import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import type { CrowdLine } from '#engines/storyteller/tales/parse/tale.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { CONDITION_WORDS, holds, isSo } from '#engines/storyteller/tales/tell/holds.ts';

export interface LineFor {
  line: CrowdLine;
  person?: Person;
}

const AROUND: ReadonlySet<string> = new Set(CONDITION_WORDS.around);

/** One line for each of the others, by what they are; whoever finds none shares the one for all. */
export function linesFor(lines: readonly CrowdLine[], casting: Casting, grammar: Grammar): LineFor[] {
  if (casting.others.length === 0) return [];
  const free = lines.filter((line) => !AROUND.has(whoOf(line)));
  const found: LineFor[] = [];
  const without: Person[] = [];
  for (const person of casting.others) {
    // What is about this very person goes before what anybody could do.
    const line =
      free.find((each) => each.when[0]?.verb !== '' && fits(each, person, casting)) ??
      free.find((each) => fits(each, person, casting));
    if (line) {
      free.splice(free.indexOf(line), 1);
      found.push({ line, person });
    } else without.push(person);
  }
  const around = (which: string) => lines.filter((line) => whoOf(line) === which).map((line) => ({ line }));
  const all = lines.find((line) => whoOf(line) === 'all');
  const [first] = without;
  if (first && !all) throw new Error(`${casting.prose.where}: nothing to do for ${first.name}`);
  const shared = first && all ? [{ line: all, person: together(without, first, grammar) }] : [];
  return [...around('lead'), ...found, ...shared, ...around('tail')];
}

function whoOf({ when: [first] }: CrowdLine): string {
  return first?.who ?? '';
}

function fits({ when: [first, ...rest] }: CrowdLine, person: Person, casting: Casting): boolean {
  if (!first) return false;
  const isKind = first.who === person.kind || (first.who === 'child' && person.kind === 'being');
  return isKind && isSo(person, first) && holds(rest, casting, person);
}

function together(people: readonly Person[], first: Person, grammar: Grammar): Person {
  if (people.length === 1) return first;
  const name = grammar.list(people.map((each) => each.name));
  return { name, kind: 'child', spoken: 'p', facts: [], members: people };
}
