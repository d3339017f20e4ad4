import { expect, test } from 'vitest';
import type { AgeGroup } from '#domain/age-groups.ts';
import {
  findChapters,
  findSeries,
  findStories,
  readableFirst,
  toldIn,
  type ListFilter,
} from '#domain/library-search.ts';

const story = (title: string, ageGroup: AgeGroup, theme = 'Magic', characters = ['A cat']) => ({
  title,
  ageGroup,
  theme,
  characters,
  setting: 'Village',
  chapterTitle: null,
  language: 'en' as const,
  tellings: [{ language: 'en' as const, title }],
  inEnglish: [],
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
    { title: 'Busy Body', description: 'Why does it hiccup?', inEnglish: [] },
    { title: 'Numbers on the Loose', description: 'On bridges and in birthday parties.', inEnglish: [] },
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
  const titles = (q: string) => findChapters(chapters, { q }).map(({ chapterTitle }) => chapterTitle);
  expect(titles('rata')).toEqual(['How Rātā Steered']);
  expect(titles('TEETH')).toEqual(['The Tooth Downstairs']);
  expect(titles(' ')).toEqual([]);
});

test('it is found by its English name, by its title anywhere, and however kana and widths were typed [LB-09]', () => {
  const shelf = [
    {
      ...story('ボタンを くしゃみする りゅう', '3-5', 'まほう', ['ピム']),
      language: 'ja' as const,
      tellings: [
        { language: 'de' as const, title: 'Der Drache, der Knöpfe nieste' },
        { language: 'ja' as const, title: 'ボタンを くしゃみする りゅう' },
      ],
      inEnglish: ['The Dragon Who Sneezed Buttons', 'Magic'],
    },
  ];
  for (const q of ['ぼたんを', 'くしゃみするりゅう', 'ﾎﾞﾀﾝ', 'Ｄｒａｇｏｎ', 'KNOPFE', 'magic', 'ぴむ'])
    expect(findStories(shelf, { age: 'all', q }), q).toHaveLength(1);
  expect(findStories(shelf, { age: 'all', q: 'はたん' })).toEqual([]);
  expect(findStories(shelf, { age: 'all', q: '', language: 'de' })).toHaveLength(1);
  expect(findStories(shelf, { age: 'all', q: '', language: 'ta' })).toEqual([]);
});

test('what the reader can read comes first, and each language is counted', () => {
  const shelf = [story('A', '3-5'), { ...story('B', '3-5'), language: 'de' as const }, story('C', '3-5')];
  expect(readableFirst(shelf, 'de').map(({ title }) => title)).toEqual(['B', 'A', 'C']);
  expect(toldIn(shelf, ['de', 'en'])).toEqual([{ language: 'en', count: 3 }]);
});

test('a story is found by where it happens [LB-09]', () => {
  expect(find({ q: 'vill' })).toHaveLength(4);
});
