import type { StoryCharacter } from '#engines/storyteller/port.ts';

/** What families call their grown-ups, in lower case. */
export interface Kin {
  f: readonly string[];
  m: readonly string[];
}

/** The phrasebooks know she and he, and words that are neither: with those they speak of who did not say, too. */
export function genderInPhrasebook({ gender }: StoryCharacter): 'f' | 'm' | 'x' {
  return gender === 'n' ? 'x' : gender;
}

/** Nobody told us whether Grandma is a woman, but everybody knows. */
export function knowKin(character: StoryCharacter, kin: Kin): StoryCharacter {
  if (character.gender !== 'x' || character.genderSaid) return character;
  const words = character.name.toLowerCase().split(/[\s-]+/);
  const known = (names: readonly string[]) =>
    names.some((name) => words.includes(name) || character.name === name);
  if (known(kin.f)) return { ...character, gender: 'f' };
  if (known(kin.m)) return { ...character, gender: 'm' };
  return character;
}
