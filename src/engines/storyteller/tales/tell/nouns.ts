import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { Noun } from '#engines/storyteller/tales/parse/tale.ts';
import { aidOf } from '#engines/storyteller/tales/people.ts';

/** What the noun is in this telling, as a dictionary prints it. */
export function entryOf({ of, name }: Noun, casting: Casting): string {
  const entry =
    of === 'choice'
      ? casting.prose.words[casting.picks.get(name) ?? '']
      : casting.words.places[casting.place]?.[reachable(name, casting)];
  if (entry === undefined) throw new Error(`${casting.prose.where}: ${casting.place} has no ${name}`);
  return entry;
}

/** Where there are steps, nobody who does not climb them is sent up. */
function reachable(name: string, casting: Casting): string {
  const instead = casting.places[casting.place]?.steps[name];
  return instead !== undefined && everybody(casting).some((person) => aidOf(person)) ? instead : name;
}
