import { expect, test } from 'vitest';
import en from '#content/languages/en/looks.json' with { type: 'json' };
import type { LookWords } from '#domain/look-words.ts';
import { wholePerson } from '#domain/look.ts';
import { DEFAULT_EMOJIS, type PersonalCharacter } from '#domain/personal-character.ts';
import {
  faultIn,
  formFor,
  lookIn,
  pronounIn,
  withEmoji,
  withRelationship,
  withTyped,
} from '#web/features/family/family-form.ts';

const biscuit: PersonalCharacter = {
  id: 'personal-1',
  name: 'Biscuit',
  relationship: 'pet',
  emoji: DEFAULT_EMOJIS.pet,
  dateAdded: '2026-01-02T03:04:05.000Z',
};

test('the emoji follows the relationship until somebody picks one [PC-01]', () => {
  const pet = withRelationship(formFor(null), 'pet');
  expect(pet.emoji).toBe(DEFAULT_EMOJIS.pet);
  const cat = withEmoji(pet, '🐱');
  expect(withRelationship(cat, 'friend')).toMatchObject({ relationship: 'friend', emoji: '🐱' });
});

test('picking the emoji that is there already counts as picking [PC-01]', () => {
  const picked = withEmoji(formFor(null), DEFAULT_EMOJIS.kid);
  expect(withRelationship(picked, 'custom').emoji).toBe(DEFAULT_EMOJIS.kid);
});

test('whoever is edited keeps an emoji of their own, but not the usual one of another relationship [PC-01]', () => {
  expect(withRelationship(formFor(biscuit), 'custom').emoji).toBe(DEFAULT_EMOJIS.custom);
  expect(withRelationship(formFor({ ...biscuit, emoji: '🐱' }), 'custom').emoji).toBe('🐱');
  expect(formFor(biscuit)).toMatchObject({ name: 'Biscuit', relationship: 'pet', description: '' });
});

test('how the story speaks of somebody follows the picture until somebody says [TL-07]', () => {
  const kid = formFor(null);
  expect(pronounIn(kid)).toBe('unsaid');
  expect(pronounIn(withRelationship(kid, 'family'))).toBe('she');
  expect(pronounIn(withEmoji(kid, '👦'))).toBe('he');
  const said = { ...withEmoji(kid, '👦'), pronoun: 'they' } as const;
  expect(pronounIn(withEmoji(said, '👧'))).toBe('they');
  expect(pronounIn(withRelationship(said, 'pet'))).toBe('they');
});

test('whoever is edited keeps what was said of them, and only that [TL-07]', () => {
  expect(pronounIn(formFor({ ...biscuit, pronoun: 'she' }))).toBe('she');
  expect(pronounIn(withEmoji(formFor(biscuit), '👧'))).toBe('she');
  // A draft is known by its fields: one that is never written would make all of them unreadable.
  expect(formFor(biscuit)).not.toHaveProperty('pronoun');
});

test.each([
  ['', '', 'nameRequired', 'name'],
  ['', 'abcd', 'nameRequired', 'name'],
  ['A', 'abcd', 'nameLength', 'name'],
  ['Mia', 'abcd', 'descriptionLength', 'description'],
  ['Badger', 'loves trains', 'language', 'name'],
  ['Mia', 'hates trains', 'language', 'description'],
  ['Badger', 'abcd', 'descriptionLength', 'description'],
] as const)('%j, %j: %s below the %s [PC-02]', (name, description, fault, field) => {
  expect(faultIn({ ...formFor(null), name, description })).toEqual({ fault, field });
});

test('nothing is wrong with a name alone [PC-02]', () => {
  expect(faultIn({ ...formFor(null), name: 'Mia' })).toBeNull();
});

const words = en as unknown as LookWords;
const known = { words, seed: 'x', family: [] };

test('the look follows the form until somebody chooses one [PI-01]', () => {
  const kid = withTyped(formFor(null), { description: 'curly red hair' }, words);
  expect(lookIn(kid, known)).toMatchObject({ age: 'child', hair: { style: 'curly', colour: 'red' } });
  expect(lookIn(withRelationship(kid, 'pet'), known)).toMatchObject({ species: 'dog' });
  expect(lookIn(withRelationship(kid, 'custom'), known)).toBeUndefined();
  expect(formFor(biscuit)).not.toHaveProperty('look');
});

test('a chosen look stays as long as it can be theirs [PI-01]', () => {
  const look = wholePerson({ hair: { colour: 'green' } }, 'x', { gender: 'f' });
  const chosen = { ...formFor(null), look };
  expect(withEmoji(chosen, '👦').look).toEqual(look);
  expect(withEmoji(chosen, '👩').look).toEqual({ ...look, age: 'adult' });
  expect(withEmoji(chosen, '🐱')).not.toHaveProperty('look');
  expect(withTyped(chosen, { description: 'glasses' }, words).look).toMatchObject({
    glasses: {},
    hair: look.hair,
  });
  expect(withTyped(chosen, { description: 'glasses' }, undefined).look).toEqual(look);
});

test('what is wrong with how a name is said is told there [VO-12]', () => {
  const named = { ...formFor(null), name: 'Kwame' };
  expect(faultIn({ ...named, said: '42' })).toEqual({ fault: 'said', field: 'said' });
  expect(faultIn({ ...named, said: 'stupid' })).toEqual({ fault: 'language', field: 'said' });
  expect(faultIn({ ...named, said: 'KWAH-may' })).toBeNull();
});
