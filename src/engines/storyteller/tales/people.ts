import type { CharacterKind } from '#domain/story-world.ts';

/** How a story speaks of somebody: she, he, neither; not said; or several at once. */
export type Spoken = 'f' | 'm' | 'n' | 'x' | 'p';

export const FACT_KINDS = [
  'love',
  'skill',
  'fear',
  'job',
  'habit',
  'body',
  'relation',
  'sensitive',
  'unknown',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Something that a family wrote about somebody, understood. */
export interface Fact {
  kind: FactKind;
  /** music, vehicles …; dark, heights …; sailor, nurse …; wheelchair …; loss … */
  group: string;
  /** What is loved, in the words of the story's language: "trains". */
  thing?: string;
  /** Kinds of things within a group, or across groups of fears: rails, creatures … */
  sorts?: readonly string[];
  /** Of a trade: it is over. */
  former?: boolean;
}

export interface Person {
  name: string;
  kind: CharacterKind;
  spoken: Spoken;
  /** Of a pet: "dog". */
  species?: string;
  /** How the story introduces them: "Tock, the tall clock in the hall". */
  intro?: string;
  facts: readonly Fact[];
  /** Somebody of the place, not of the family. */
  resident?: boolean;
  /** Of several at once: each of them. */
  members?: readonly Person[];
}

/** Ways of getting about that change what one does and where one can go. */
export const AIDS = ['wheelchair', 'walker', 'cane', 'crutches'] as const;
export type Aid = (typeof AIDS)[number];

/** Anything of these kinds; of a group, a thing or a sort, if some are named. */
export function has(person: Person, kinds: readonly FactKind[], names: readonly string[] = []): boolean {
  return person.facts.some(
    (fact) => kinds.includes(fact.kind) && (names.length === 0 || isOneOf(fact, names)),
  );
}

function isOneOf({ group, thing, sorts = [] }: Fact, names: readonly string[]): boolean {
  return names.some((name) => name === group || name === thing || sorts.includes(name));
}

export function aidOf(person: Person): Aid | undefined {
  return AIDS.find((aid) => has(person, ['body'], [aid]));
}

/** What somebody loves or is good at; of a group, if one is named. */
export function lovedBy(person: Person, group?: string): string | undefined {
  return person.facts.find(
    (fact) =>
      (fact.kind === 'love' || fact.kind === 'skill') && (group === undefined || group === fact.group),
  )?.thing;
}
