import { expect, test } from 'vitest';
import { inOneLanguage, tonight } from '#web/features/shelf/tonight.ts';

const STORIES = Array.from({ length: 10 }, (_, i) => `story ${i}`);

test('four are ready, the same from morning to night and others the next day [RB-07]', () => {
  const morning = tonight(STORIES, new Date(2026, 10, 18, 6));
  expect(new Set(morning).size).toBe(4);
  expect(tonight(STORIES, new Date(2026, 10, 18, 22))).toEqual(morning);
  const next = tonight(STORIES, new Date(2026, 10, 19, 6));
  expect(next.filter((story) => morning.includes(story))).toEqual([]);
});

test('every story has its evening [RB-07]', () => {
  const evenings = Array.from({ length: 5 }, (_, i) => tonight(STORIES, new Date(2026, 10, 18 + i, 20)));
  expect(new Set(evenings.flat()).size).toBe(STORIES.length);
});

test('a small library is ready with what it has', () => {
  expect(tonight(['one'], new Date())).toEqual(['one']);
  expect(tonight([], new Date())).toEqual([]);
});

test('stories in other languages are for evenings that have none of their own [RB-07]', () => {
  const told = (...languages: string[]) => languages.map((language) => ({ language }));
  expect(inOneLanguage(told('en', 'ta', 'en', 'en', 'hi', 'en'), 'en')).toEqual(told('en', 'en', 'en', 'en'));
  expect(inOneLanguage(told('en', 'ta', 'en'), 'ta')).toEqual(told('en', 'ta', 'en'));
});
