import { expect, test } from 'vitest';
import { firstPageOf, pageStarts, pagesOf, startsWithPictures } from '#domain/story-pages.ts';

const PARAGRAPHS = Array.from({ length: 8 }, (_, i) => `Paragraph ${i}. It ends here.`);
const TEXT = PARAGRAPHS.join('\n\n');
const startOf = (paragraph: number) => TEXT.indexOf(PARAGRAPHS[paragraph] ?? '?');

test('the older the reader, the more pages a new story has, and never more than its teller planned [RB-05]', () => {
  expect(pagesOf({ ageGroup: '3-5', kind: 'new', planned: [] })).toBe(5);
  expect(pagesOf({ ageGroup: '9-12', kind: 'new', planned: [] })).toBe(6);
  expect(pagesOf({ ageGroup: '9-12', kind: 'continued', planned: [] })).toBe(3);
  expect(pagesOf({ ageGroup: '9-12', kind: 'new', planned: [0, 40] })).toBe(2);
});

test('the first page ends where the second begins, with whole paragraphs [RB-05]', () => {
  const part = { text: TEXT, ageGroup: '3-5', planned: [] } as const;
  const [first, second] = pageStarts({ ...part, kind: 'new' });
  expect(first).toBe(0);
  expect(second).toBe(startOf(2));
  expect(firstPageOf(part)).toBe(PARAGRAPHS.slice(0, 2).join('\n\n'));
});

test('planned scenes come before beats, and beats before even pages [RB-05]', () => {
  const planned = [0, 1, 4, 6].map(startOf);
  const beats = [0, 3, 4, 5, 7].map(startOf);
  const first = (part: { planned: number[]; beats?: number[] }) =>
    firstPageOf({ text: TEXT, ageGroup: '3-5', ...part });
  expect(first({ planned, beats })).toBe(PARAGRAPHS[0]);
  expect(first({ planned: [], beats })).toBe(PARAGRAPHS.slice(0, 3).join('\n\n'));
});

test('a story of one paragraph is one page [RB-05]', () => {
  expect(firstPageOf({ text: 'All of it.', ageGroup: '6-8', planned: [] })).toBe('All of it.');
});

test('a story keeps the pages on which its pictures hang, also the four of before; one that is being drawn has all of its own [RB-01]', () => {
  const part = { text: TEXT, ageGroup: '3-5', kind: 'new', planned: [] } as const;
  const starts = pageStarts(part);
  expect(starts).toHaveLength(5);
  const four = [0, 2, 4, 6].map(startOf);
  expect(startsWithPictures(part, four.toReversed())).toEqual(four);
  expect(startsWithPictures(part, starts.slice(0, 4))).toEqual(starts);
  expect(startsWithPictures(part, starts)).toEqual(starts);
  expect(startsWithPictures(part, [])).toEqual(starts);
  const older = { ...part, ageGroup: '9-12' } as const;
  expect(startsWithPictures(older, starts.slice(0, 2))).toEqual(pageStarts(older));
});
