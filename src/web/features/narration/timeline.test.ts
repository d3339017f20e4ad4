import { expect, test } from 'vitest';
import { clockFace } from '#web/i18n/clock-face.ts';
import {
  placeAt,
  secondsAt,
  shareOf,
  timelineOf,
  wordAt,
  type Clip,
} from '#web/features/narration/timeline.ts';

const PARTS = [
  { offset: 0, text: 'The fox slept.' },
  { offset: 16, text: 'The moon came out, and it sang.' },
  { offset: 49, text: 'Good night' },
];

const FIRST: Clip = {
  duration: 2,
  words: [
    { offset: 0, length: 3, start: 0.1, end: 0.3 },
    { offset: 4, length: 3, start: 0.4, end: 0.7 },
    { offset: 8, length: 5, start: 0.8, end: 1.2 },
  ],
};
const SECOND: Clip = {
  duration: 4,
  words: [
    { offset: 0, length: 3, start: 0, end: 0.5 },
    { offset: 4, length: 4, start: 0.5, end: 1 },
  ],
};

test('parts that are not there yet are reckoned, by the usual pace or by that of the voice', () => {
  const before = timelineOf(PARTS, [], 'en');
  expect(before).toMatchObject({ lengths: [1, 31 / 14, 10 / 14], reckoned: true });
  const heard = timelineOf(PARTS, [FIRST], 'en');
  expect(heard.lengths).toEqual([2, 31 / 7, 10 / 7]);
  expect(heard.starts).toEqual([0, 2, 2 + 31 / 7]);
  const all = timelineOf(PARTS, [FIRST, SECOND, { duration: 1, words: [] }], 'en');
  expect(all).toEqual({ lengths: [2, 4, 1], starts: [0, 2, 6], total: 7, reckoned: false });
});

test.each([
  [-3, 0, 0],
  [0, 0, 0],
  [1, 0, 0.5],
  [2, 1, 0],
  [5, 1, 0.75],
  [6.5, 2, 0.5],
  [99, 2, 1],
])('second %d of the story is in part %d, %d of it [VO-01]', (seconds, part, share) => {
  const timeline = timelineOf(PARTS, [FIRST, SECOND, { duration: 1, words: [] }], 'en');
  expect(placeAt(timeline, seconds)).toEqual({ part, share });
  expect(secondsAt(timeline, { part, share })).toBe(Math.min(7, Math.max(0, seconds)));
});

test('a story without words has a timeline too', () => {
  const timeline = timelineOf([], [], 'en');
  expect(placeAt(timeline, 5)).toEqual({ part: 0, share: 0 });
  expect(secondsAt(timeline, { part: 0, share: 0 })).toBe(0);
});

test.each([
  [0.05, undefined],
  [0.1, 'The'],
  [0.35, 'The'],
  [0.5, 'fox'],
  [1.5, 'slept'],
  [1.9, undefined],
])('at second %d the voice says %s [VO-08]', (seconds, said) => {
  const text = PARTS.map((part) => part.text).join('\n\n');
  const word = wordAt(PARTS[0] as (typeof PARTS)[0], FIRST, seconds);
  expect(word && text.slice(word.offset, word.offset + word.length)).toBe(said);
});

test('the words of a later part are placed in the whole text [VO-08]', () => {
  expect(wordAt(PARTS[1] as (typeof PARTS)[0], SECOND, 0.6)).toEqual({ offset: 20, length: 4 });
});

test.each([
  [16, 0],
  [20, 0.125],
  [22, 0.125],
  [40, 0.125],
  [3, 0],
])('a touch at %d plays from share %d of its part [VO-08]', (offset, share) => {
  expect(shareOf(PARTS[1] as (typeof PARTS)[0], SECOND, offset)).toBe(share);
});

test('a voice that tells no times is followed by characters [VO-08]', () => {
  const part = { offset: 49, text: 'Good night' };
  expect(shareOf(part, { duration: 3, words: [] }, 54)).toBe(0.5);
  expect(shareOf(part, undefined, 54)).toBe(0.5);
  expect(shareOf(part, undefined, 900)).toBe(1);
});

test.each([
  [0, 'en', '0:00'],
  [75.4, 'en', '1:15'],
  [59.6, 'en', '1:00'],
  [3725, 'de', '62:05'],
  [75, 'mr', '१:१५'],
])('%d seconds in %s are %s', (seconds, language, face) => {
  expect(clockFace(seconds, language)).toBe(face);
});
