import { aidOf, type Person } from '#engines/storyteller/tales/people.ts';

/** How somebody gets about on wheels, and how with a walker, a cane or crutches; where nothing is said, as everybody. */
export type Moves = Readonly<Record<string, readonly [wheels: string, care?: string]>>;

export function moving(moves: Moves, word: string, person: Person): string {
  const aid = aidOf(person);
  const [wheels, care] = (aid && moves[word]) ?? [];
  return (aid === 'wheelchair' ? wheels : care) ?? word;
}
