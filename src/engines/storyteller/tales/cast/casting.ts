import type { Places, Words } from '#engines/storyteller/tales/words/words.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import type { Prose, Tale } from '#engines/storyteller/tales/parse/tale.ts';

/** A tale with everybody in it: nothing is left open but the telling. */
export interface Casting {
  tale: Tale;
  prose: Prose;
  place: string;
  roles: ReadonlyMap<string, Person>;
  /** Who plays no role of their own, and has a moment in the crowd. */
  others: readonly Person[];
  /** What was chosen at the points of variation. */
  picks: ReadonlyMap<string, string>;
  /** Decides what is left to chance, always in the same way … */
  seed: number;
  /** … but for how often it was told to them before: each time another choice. */
  toldBefore: number;
  words: Words;
  places: Places;
}

export function everybody({ roles, others }: Pick<Casting, 'roles' | 'others'>): Person[] {
  return [...roles.values(), ...others];
}
