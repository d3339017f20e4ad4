import { expect, test } from 'vitest';
import { wholePet } from '#domain/look.ts';
import { readFamily } from '#web/device/read-family.ts';

const mia = {
  id: 'personal-1',
  name: 'Mia',
  emoji: '👧',
  relationship: 'kid',
  description: 'loves trains',
  dateAdded: '2026-01-02T03:04:05.000Z',
};

test.each([null, '', '{', '[', 'null', '7', '"Mia"', '{}', '{"0":{}}', '[]', '[null, 1, "x", [], {}]'])(
  'where %j was kept, there is nobody [PC-03]',
  (text) => {
    expect(readFamily(text)).toEqual([]);
  },
);

test('whoever was kept comes back as they were, in their order [PC-03]', () => {
  const { description, ...plain } = {
    ...mia,
    id: 'personal-2',
    name: 'Biscuit',
    relationship: 'pet',
    emoji: '🐶',
  };
  expect(description).toBe('loves trains');
  expect(readFamily(JSON.stringify([mia, plain]))).toEqual([mia, plain]);
});

test.each([
  ['an id of another kind', { id: 'ember' }],
  ['no id', { id: 1 }],
  ['no name', { name: undefined }],
  ['a name that is too long', { name: 'x'.repeat(51) }],
  ['words that are not kind', { description: 'is a scary one' }],
  ['a description that is too long', { description: 'x'.repeat(201) }],
  ['a relationship that nobody knows', { relationship: 'boss' }],
  ['a relationship that every object has', { relationship: 'constructor' }],
  ['no date', { dateAdded: 'yesterday' }],
])('one with %s is left out, the others stay [PC-03]', (_, broken) => {
  const other = { ...mia, id: 'personal-2' };
  expect(readFamily(JSON.stringify([{ ...mia, ...broken }, other]))).toEqual([other]);
});

test('an emoji that cannot be chosen gives way to the usual one [PC-01]', () => {
  const [read] = readFamily(JSON.stringify([{ ...mia, emoji: '<b>' }]));
  expect(read?.emoji).toBe('👶');
});

test('what else was written there is not taken along [PC-03]', () => {
  const [read] = readFamily(JSON.stringify([{ ...mia, street: 'somewhere', description: 7 }]));
  const { description, ...rest } = mia;
  expect(description).toBeDefined();
  expect(read).toEqual(rest);
});

test('how the story is to speak of them comes back, if it is one of the ways [TL-07]', () => {
  const they = { ...mia, pronoun: 'they' };
  expect(readFamily(JSON.stringify([they]))).toEqual([they]);
  expect(readFamily(JSON.stringify([{ ...mia, pronoun: 'it' }]))).toEqual([mia]);
});

test('an id counts once [PC-03]', () => {
  expect(readFamily(JSON.stringify([mia, { ...mia, name: 'Mia again' }]))).toEqual([mia]);
});

test('a look comes back, if it is one [PI-02]', () => {
  const look = wholePet({ species: 'cat' }, 'x');
  expect(readFamily(JSON.stringify([{ ...mia, look }]))).toEqual([{ ...mia, look }]);
  expect(readFamily(JSON.stringify([{ ...mia, look: { ...look, coat: 'plaid' } }]))).toEqual([mia]);
});

test('how a name is said comes back, unless no voice can say it [VO-12]', () => {
  expect(readFamily(JSON.stringify([{ ...mia, said: 'MEE-uh' }]))[0]?.said).toBe('MEE-uh');
  for (const said of ['<b>', 7, '', 'x'.repeat(61)])
    expect(readFamily(JSON.stringify([{ ...mia, said }]))).toEqual([mia]);
});
