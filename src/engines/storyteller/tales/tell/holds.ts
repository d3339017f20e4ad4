import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { aidOf, has, type Person } from '#engines/storyteller/tales/people.ts';
import type { Condition } from '#engines/storyteller/tales/parse/tale.ts';

export function holds(when: Condition, casting: Casting): boolean {
  return when.every(({ not, words }) => holdsOne(words, casting) !== not);
}

function holdsOne([who = '', ...rest]: readonly string[], casting: Casting): boolean {
  const { roles, others, place, picks } = casting;
  const family = everybody(casting).filter(({ resident }) => !resident).length;
  switch (who) {
    case 'solo':
      return family === 1;
    case 'group':
      return family > 1;
    case 'others':
      return others.length > 0;
    case 'at':
      return place === rest[0];
  }
  if (picks.has(who)) return picks.get(who) === rest[0];
  const person = roles.get(who);
  return person !== undefined && (rest.length === 0 || isSo(person, rest));
}

/** "loves music", "was sailor", "adult", "cat". */
export function isSo(person: Person, [verb = '', object]: readonly string[]): boolean {
  switch (verb) {
    case 'loves':
      return has(person, ['love', 'skill'], object);
    case 'fears':
      return has(person, ['fear'], object);
    case 'was':
      return has(person, ['job'], object);
    case 'job':
      return has(person, ['job']);
    case 'is':
      return has(person, ['habit', 'relation'], object);
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
      return person.kind === verb || person.species === verb || has(person, ['body'], verb);
  }
}

/** Every word that a condition may begin or go on with, so that a misspelt one does not just never hold. */
export const CONDITION_WORDS = {
  alone: ['solo', 'group', 'others'],
  verbs: ['loves', 'fears', 'was', 'is'],
  states: ['job', 'resident', 'cast', 'aid', 'girl', 'boy', 'child', 'adult', 'pet', 'being', 'dog', 'cat'],
} as const;
