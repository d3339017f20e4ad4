import { turnOf } from '#engines/storyteller/tales/cast/chance.ts';
import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { Noun } from '#engines/storyteller/tales/parse/tale.ts';
import { aidOf } from '#engines/storyteller/tales/people.ts';

/** What the noun is in this telling, as a dictionary prints it. */
export function entryOf({ of, name }: Noun, casting: Casting): string {
  const entry =
    of === 'choice'
      ? casting.prose.words[casting.picks.get(name) ?? '']
      : oneOf(reachable(name, casting), casting);
  if (entry === undefined) throw new Error(`${casting.prose.where}: ${casting.place} has no ${name}`);
  return entry;
}

/** The same one from the first word to the last, and another one when the tale is told again. */
function oneOf(name: string, casting: Casting): string | undefined {
  const entries = casting.words.places[casting.place]?.[name] ?? [];
  return entries.length < 2 ? entries[0] : entries[turnOf(casting, name, entries.length)];
}

/** Where there are steps, nobody who does not climb them is sent up. */
function reachable(name: string, casting: Casting): string {
  const instead = casting.places[casting.place]?.steps[name];
  return instead !== undefined && everybody(casting).some((person) => aidOf(person)) ? instead : name;
}
