import { describe, expect, test } from 'vitest';
import {
  DEFAULT_EMOJIS,
  PERSONAL_EMOJIS,
  RELATIONSHIPS,
  asOption,
  changedPersonal,
  isPersonal,
  newPersonal,
  personalFault,
  personalizedContext,
} from '#domain/personal-character.ts';

describe('what may be entered [PC-02]', () => {
  test.each([
    ['', '', 'nameRequired'],
    ['   ', 'loves trains', 'nameRequired'],
    ['\u200b\u200b\u200b', '', 'nameRequired'],
    ['A', '', 'nameLength'],
    [' Al ', '', null],
    ['x'.repeat(50), '', null],
    ['x'.repeat(51), '', 'nameLength'],
    ['मी', '', null],
    ['Mia', 'abcd', 'descriptionLength'],
    ['Mia', '  abcde ', null],
    ['Mia', 'x'.repeat(200), null],
    ['Mia', 'x'.repeat(201), 'descriptionLength'],
    ['Mia', '    ', null],
    ['Mia', 'a bit SCARY at night', 'language'],
    ['Meany', '', 'language'],
    ['Badger', '', 'language'],
    ['Mia', 'has great skill', 'language'],
    ['Mia', 'is a killer whale fan', 'language'],
    ['Killian', '', null], // (+) names of people, as whole words
    ['SINBAD', 'his cousin Badri, from Hyderabad', null],
    ['Anna-Killian', 'Ghate family', null],
    ['Killians', '', 'language'],
    ['Killian', 'is bad', 'language'],
    ['Sinbadly', '', 'language'],
  ] as const)('%j, %j: %s', (name, description, fault) => {
    expect(personalFault({ name, description })).toBe(fault);
  });
});

test('every relationship has a default among the emojis to choose from [PC-01]', () => {
  expect(PERSONAL_EMOJIS).toHaveLength(8);
  for (const relationship of RELATIONSHIPS) expect(PERSONAL_EMOJIS).toContain(DEFAULT_EMOJIS[relationship]);
});

const form = { name: ' Mia ', relationship: 'kid', emoji: '👧', description: ' loves trains ' } as const;
const mia = newPersonal(form, { now: new Date('2026-01-02T03:04:05Z'), token: 't1' });

test('a new one has an id, the time, and trimmed words [PC-03]', () => {
  expect(mia).toEqual({
    id: 'personal-t1',
    name: 'Mia',
    relationship: 'kid',
    emoji: '👧',
    description: 'loves trains',
    dateAdded: '2026-01-02T03:04:05.000Z',
  });
  expect(isPersonal(asOption(mia))).toBe(true);
});

test('a change keeps id and time, and may take the description away [PC-01]', () => {
  const changed = changedPersonal(mia, { ...form, name: 'Mia Rose', description: '' });
  expect(changed).toEqual({
    id: mia.id,
    dateAdded: mia.dateAdded,
    name: 'Mia Rose',
    relationship: 'kid',
    emoji: '👧',
  });
});

test('what was said of how to speak of somebody stays, and travels with a wish [TL-07]', () => {
  const robin = newPersonal({ ...form, pronoun: 'they' }, { now: new Date(), token: 't2' });
  expect(robin.pronoun).toBe('they');
  expect(changedPersonal(robin, { ...form, pronoun: 'he' }).pronoun).toBe('he');
  expect(personalizedContext([asOption(robin)], [robin]).personalizedCharacters[0]?.pronoun).toBe('they');
  expect(personalizedContext([asOption(mia)], [mia]).personalizedCharacters[0]).not.toHaveProperty('pronoun');
});

test('the context tells who is personal and who is not [PC-06]', () => {
  const ember = { id: 'ember', name: 'Ember', emoji: '🐉', description: '' };
  expect(personalizedContext([asOption(mia), ember], [mia])).toMatchObject({
    isPersonalized: true,
    personalizedCharacters: [{ name: 'Mia', relationship: 'kid', emoji: '👧', description: 'loves trains' }],
    themeCharacters: ['Ember'],
    context: expect.stringContaining('central'),
  });
  expect(personalizedContext([ember], [mia])).toMatchObject({
    isPersonalized: false,
    personalizedCharacters: [],
    context: '',
  });
});

test('how a name is said stays with whoever has it, and goes along with no wish for a story [VO-12] [PC-03]', () => {
  const kwame = newPersonal({ ...form, name: 'Kwame', said: ' KWAH-may ' }, { now: new Date(), token: 't3' });
  expect(kwame.said).toBe('KWAH-may');
  expect(changedPersonal(kwame, { ...form, said: '' })).not.toHaveProperty('said');
  expect(JSON.stringify([asOption(kwame), personalizedContext([asOption(kwame)], [kwame])])).not.toContain(
    'KWAH',
  );
});

test.each([
  ['KWAH-may', null],
  ['  ', null],
  ['R2-D2', 'said'],
  ['stupid', 'language'],
] as const)('a name that is said %j: %s', (said, fault) => {
  expect(personalFault({ name: 'Kwame', description: '', said })).toBe(fault);
});
