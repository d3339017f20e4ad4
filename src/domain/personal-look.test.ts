import { expect, test } from 'vitest';
import en from '#content/languages/en/looks.json' with { type: 'json' };
import type { LookWords } from '#domain/look-words.ts';
import { isPetLook, wholePerson, wholePet, type Look, type PersonLook } from '#domain/look.ts';
import type { PersonalCharacter } from '#domain/personal-character.ts';
import {
  firstLook,
  kindOfLook,
  likeAnother,
  retoldLook,
  rolledLook,
  withLooks,
} from '#domain/personal-look.ts';

const words = en as unknown as LookWords;
const MIA = { name: 'Mia', relationship: 'kid', emoji: '👧', description: '' } as const;
const known = { words, seed: 'personal-1', family: [] };

test.each([
  [{ relationship: 'pet', emoji: '🐶' }, 'pet'],
  [{ relationship: 'friend', emoji: '🐱' }, 'pet'],
  [{ relationship: 'kid', emoji: '⭐' }, 'person'],
  [{ relationship: 'custom', emoji: '👧' }, 'person'],
  [{ relationship: 'custom', emoji: '⭐' }, undefined],
] as const)('%j looks like a %s [PI-01]', (somebody, kind) => {
  expect(kindOfLook(somebody)).toBe(kind);
});

test.each([
  [{ relationship: 'kid', emoji: '👶' }, 'child'],
  [{ relationship: 'family', emoji: '👶' }, 'baby'],
  [{ relationship: 'kid', emoji: '👶', description: 'a baby' }, 'baby'],
  [{ relationship: 'family', emoji: '👩' }, 'adult'],
  [{ relationship: 'family', emoji: '👩', name: 'Grandma Rose' }, 'elder'],
  [{ relationship: 'kid', emoji: '👧', description: 'loves her grandma' }, 'child'],
  [{ relationship: 'friend', emoji: '👦' }, 'child'],
] as const)('%j is a %s [PI-01]', (somebody, age) => {
  expect(firstLook({ ...MIA, ...somebody }, known)).toMatchObject({ age });
});

test.each([
  [{ emoji: '🐶' }, 'dog'],
  [{ emoji: '🐱' }, 'cat'],
  [{ emoji: '🐶', description: 'a white rabbit' }, 'rabbit'],
  [{ emoji: '🐱', description: 'a dog' }, 'cat'],
] as const)('the pet %j is a %s [PI-01]', (somebody, species) => {
  expect(firstLook({ ...MIA, relationship: 'pet', ...somebody }, known)).toMatchObject({ species });
});

test('what was typed begins the look; before the words are there, chance does [PI-01]', () => {
  const somebody = { ...MIA, description: 'red hair and glasses' };
  expect(firstLook(somebody, known)).toMatchObject({ hair: { colour: 'red' }, glasses: {} });
  expect(firstLook(somebody, { ...known, words: undefined })).not.toHaveProperty('glasses');
});

test('what is typed later changes what is new in it; what somebody chose stays [PI-01]', () => {
  const chosen = {
    ...wholePerson({}, 'x', { gender: 'f' }),
    hair: { style: 'bun', colour: 'blue' },
  } as const;
  const after = (before: string, now: string, look: Look = chosen) =>
    retoldLook(look, { ...MIA, description: before }, { ...MIA, description: now }, words);
  expect(after('red hair', 'red hair and glass')).toEqual(chosen);
  const withGlasses = after('red hair and glass', 'red hair and glasses');
  expect(withGlasses).toMatchObject({ hair: chosen.hair, glasses: { shape: 'round' } });
  expect(after('glasses', 'glasses, no longer', withGlasses)).toEqual(withGlasses);
  expect(after('glasses', 'no glasses', withGlasses)).not.toHaveProperty('glasses');
  expect(after('glasses', '', withGlasses)).not.toHaveProperty('glasses');
  expect(after('', 'brown hair')).toMatchObject({ hair: { style: 'bun', colour: 'brown' } });
  const cat = wholePet({ species: 'cat' }, 'x');
  expect(after('', 'a red collar', cat)).toEqual({ ...cat, collar: 'red' });
});

const kept = (id: string, more: Partial<PersonalCharacter> = {}): PersonalCharacter => ({
  ...MIA,
  id,
  dateAdded: '2026-01-02T03:04:05.000Z',
  ...more,
});

test('who was added before there were looks gets one, once [PI-03]', () => {
  const family = [
    kept('personal-1'),
    kept('personal-2', { description: 'has freckles' }),
    kept('personal-3'),
  ];
  const first = withLooks(family, words);
  expect(first.every(({ look }) => look)).toBe(true);
  expect(first[1]?.look).toMatchObject({ marks: ['freckles'] });
  // One family: all of them after the first.
  expect(new Set(first.map(({ look }) => (look as PersonLook).skin)).size).toBe(1);
  expect(withLooks(family, words)).toEqual(first);
  const again = withLooks(first, undefined);
  for (const [i, each] of again.entries()) expect(each).toBe(first[i]);
});

test('nobody knows how a star looks', () => {
  const star = kept('personal-1', { relationship: 'custom', emoji: '⭐' });
  expect(withLooks([star], words)).toEqual([star]);
});

test('the dice leave what somebody has or wears for a reason [PI-03]', () => {
  const look = wholePerson(
    {
      age: 'elder',
      skin: 4,
      cover: { kind: 'hijab' },
      mobility: { kind: 'cane' },
      glasses: {},
      marks: ['vitiligo'],
    },
    'x',
    { gender: 'f' },
  );
  const { age, skin, cover, mobility, glasses, marks, height } = look;
  const rolled = Array.from({ length: 50 }, (_, i) => rolledLook(look, `roll ${i}`));
  for (const each of rolled) {
    expect(each).toMatchObject({ age, skin, cover, mobility, glasses, marks, height });
    expect(each).not.toHaveProperty('beard');
  }
  expect(new Set(rolled.map((each) => JSON.stringify(each))).size).toBeGreaterThan(40);
  const fish = rolledLook(wholePet({ species: 'fish', collar: 'red' }, 'x'), 'roll');
  expect(isPetLook(fish) && [fish.species, fish.collar]).toEqual(['fish', 'red']);
});

test('like another: skin, eyes and the colour of the hair, not the clothes', () => {
  const one = wholePerson({ skin: 0 }, 'one', { gender: 'f' });
  const other = wholePerson({ skin: 5, hair: { colour: 'grey' } }, 'other', { gender: 'm' });
  const like = likeAnother(one, other);
  expect(like).toMatchObject({ skin: 5, face: other.face, hair: { style: one.hair.style, colour: 'grey' } });
  expect(like.top).toEqual(one.top);
});
