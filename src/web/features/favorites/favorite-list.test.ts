import { expect, test } from 'vitest';
import type { StoryCard } from '#contract/library.ts';
import { putBack, without } from '#web/features/favorites/favorite-list.ts';

const card = (id: string): StoryCard => ({
  id,
  slug: id,
  title: id,
  theme: 'Adventure',
  characters: [],
  setting: 'Beach',
  ageGroup: '6-8',
  category: 'Fairy Tales',
  language: 'en',
  original: 'en',
  tellings: [],
  inEnglish: [],
  readMinutes: 3,
  votes: { like: 0, love: 0, star: 0 },
  createdAt: '2026-01-01T00:00:00.000Z',
  picture: '/p.webp',
  seriesSlug: null,
  chapterNumber: null,
  chapterTitle: null,
  preview: '',
});
const ids = (stories: readonly StoryCard[]) => stories.map(({ id }) => id).join('');
const abc = ['a', 'b', 'c'].map(card);

test('a favorite that could not be removed comes back to its place [DB-02]', () => {
  const left = without(abc, 'b');
  expect(ids(left)).toBe('ac');
  expect(ids(putBack(left, { story: card('b'), index: 1 }))).toBe('abc');
});

test('it comes back once, also when others have gone or the list was read anew [DB-02]', () => {
  expect(ids(putBack([card('a')], { story: card('c'), index: 2 }))).toBe('ac');
  expect(ids(putBack(abc, { story: card('b'), index: 1 }))).toBe('abc');
});
