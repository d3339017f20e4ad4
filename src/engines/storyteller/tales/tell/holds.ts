import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { Condition, Test } from '#engines/storyteller/tales/parse/tale.ts';
import { aidOf, has, type FactKind, type Person } from '#engines/storyteller/tales/people.ts';

/** The one in a crowd line whose line it is. */
export const OTHER = 'other';

export function holds(when: Condition, casting: Casting, other?: Person): boolean {
  return when.every((test) => holdsOne(test, casting, other) !== test.not);
}

function holdsOne(test: Test, casting: Casting, other: Person | undefined): boolean {
  const { who, verb } = test;
  const { roles, others, place, picks } = casting;
  switch (who) {
    case 'solo':
      return familyOf(casting) === 1;
    case 'group':
      return familyOf(casting) > 1;
    case 'others':
      return others.length > 0;
    case 'at':
      return verb.split('|').includes(place);
  }
  if (picks.has(who)) return picks.get(who) === verb;
  const person = who === OTHER ? other : roles.get(who);
  return person !== undefined && isSo(person, test);
}

function familyOf(casting: Casting): number {
  return everybody(casting).filter(({ resident }) => !resident).length;
}

/** "loves music", "was sailor", "adult", "cat"; nothing is so of everybody. */
export function isSo(person: Person, { verb, of, but }: Pick<Test, 'verb' | 'of' | 'but'>): boolean {
  const hasFact = (...kinds: FactKind[]) =>
    has(person, kinds, of) && (but.length === 0 || !has(person, kinds, but));
  switch (verb) {
    case '':
      return true;
    case 'loves':
      return hasFact('love', 'skill');
    case 'fears':
      return hasFact('fear');
    case 'was':
    case 'job':
      return hasFact('job');
    case 'retired':
      return person.facts.some(({ former }) => former);
    case 'is':
      return hasFact('habit', 'relation');
    case 'resident':
      return person.resident === true;
    case 'cast':
      return person.resident !== true;
    case 'aid':
      return aidOf(person) !== undefined;
    case 'girl':
      return person.spoken === 'f';
    case 'boy':
      return person.spoken === 'm';
    default:
      return person.kind === verb || person.species === verb || has(person, ['body'], [verb]);
  }
}

/** Every word that a condition may begin or go on with, so that a misspelt one does not just never hold. */
export const CONDITION_WORDS = {
  alone: ['solo', 'group', 'others'],
  around: ['lead', 'all', 'tail'],
  kinds: ['child', 'adult', 'pet', 'being'],
  states: [
    'job',
    'retired',
    'resident',
    'cast',
    'aid',
    'girl',
    'boy',
    'child',
    'adult',
    'pet',
    'being',
    'dog',
    'cat',
  ],
} as const;
