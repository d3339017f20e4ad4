import { expect, test } from 'vitest';
import type { AgeGroup } from '#domain/age-groups.ts';
import { findChapters, findSeries, findStories, type ListFilter } from '#domain/library-search.ts';

const story = (title: string, ageGroup: AgeGroup, theme = 'Magic', characters = ['A cat']) => ({
  title,
  ageGroup,
  theme,
  characters,
  setting: 'Village',
  chapterTitle: null,
});

const SHELF = [
  story('A Hole for One Egg', '3-5', 'Magic', ['Zuzu', 'Grandma']),
  story('Five Pots of Gold', '6-8', 'Wits', ['Nasreddin']),
  story('The Troll’s Complaint Box', '6-8', 'Humour', ['A troll', 'Édith']),
  story('Sadko and the Dancing Sea', '9-12', 'Music', ['Sadko', 'The Sea King']),
];

const find = (filter: Partial<ListFilter>) =>
  findStories(SHELF, { age: 'all', q: '', ...filter }).map(({ title }) => title);

test('nothing asked for is everything, in the order it came [LB-02]', () => {
  expect(find({})).toEqual(SHELF.map(({ title }) => title));
  expect(find({ q: '   ' })).toHaveLength(4);
});

test('the age is matched exactly [LB-02]', () => {
  expect(find({ age: '6-8' })).toEqual(['Five Pots of Gold', 'The Troll’s Complaint Box']);
  expect(find({ age: '3-5' })).toEqual(['A Hole for One Egg']);
});

test.each([
  ['a part of the title', 'pots of'],
  ['the theme', 'WITS'],
  ['a character', 'nasr'],
  ['with room around it', '  gold '],
])('a story is found by %s, whatever the case [LB-02]', (_by, q) => {
  expect(find({ q })).toEqual(['Five Pots of Gold']);
});

test('any of the characters counts, and an apostrophe as keyboards have it [LB-02]', () => {
  expect(find({ q: 'sea king' })).toEqual(['Sadko and the Dancing Sea']);
  expect(find({ q: "troll's" })).toEqual(['The Troll’s Complaint Box']);
  expect(find({ q: 'édith' })).toEqual(['The Troll’s Complaint Box']);
});

test('age and search hold together [LB-02]', () => {
  expect(find({ age: '6-8', q: 'sadko' })).toEqual([]);
  expect(find({ age: '9-12', q: 'sadko' })).toEqual(['Sadko and the Dancing Sea']);
});

test('series are found by title or description [LB-03]', () => {
  const series = [
    { title: 'Busy Body', description: 'Why does it hiccup?' },
    { title: 'Numbers on the Loose', description: 'On bridges and in birthday parties.' },
  ];
  const titles = (q: string) => findSeries(series, q).map(({ title }) => title);
  expect(titles('BUSY')).toEqual(['Busy Body']);
  expect(titles('birthday')).toEqual(['Numbers on the Loose']);
  expect(titles('')).toHaveLength(2);
  expect(titles('dinosaur')).toEqual([]);
});

test('who looks for something is shown chapters too, by their own title, topic or people [LB-03] [LB-09]', () => {
  const chapters = [
    {
      ...story('Busy Body: The Tooth Downstairs', '6-8'),
      chapterTitle: 'The Tooth Downstairs',
      setting: 'Teeth',
    },
    { ...story('Sky Paths: How Rātā Steered', '9-12'), chapterTitle: 'How Rātā Steered', setting: 'Pacific' },
  ];
  const titles = (q: string) => findChapters(chapters, q).map(({ chapterTitle }) => chapterTitle);
  expect(titles('rata')).toEqual(['How Rātā Steered']);
  expect(titles('TEETH')).toEqual(['The Tooth Downstairs']);
  expect(titles(' ')).toEqual([]);
});

test('a story is found by where it happens [LB-09]', () => {
  expect(find({ q: 'vill' })).toHaveLength(4);
});
