import { expect, test } from 'vitest';
import { bookPages } from '#web/scenes/book-pages.ts';

const CONTENT = '\nA fox sat in the garden.\n\nThen it rained.\n\nAll were happy.';
const picture = (offset: number) => ({ url: `/pictures/${offset}.svg`, description: `At ${offset}`, offset });

test('each picture has its part of the text, and every word stands in its place', () => {
  const pages = bookPages(CONTENT, [picture(CONTENT.indexOf('All')), picture(CONTENT.indexOf('A fox'))]);
  expect(pages.map(({ text }) => text)).toEqual([
    'A fox sat in the garden.\n\nThen it rained.',
    'All were happy.',
  ]);
  for (const { offset, text } of pages) expect(CONTENT.slice(offset).startsWith(text)).toBe(true);
});

test('a story without pictures is a book all the same', () => {
  const [page, ...others] = bookPages(CONTENT, []);
  expect(page).toEqual({ offset: 1, text: CONTENT.trim(), picture: { status: 'none' } });
  expect(others).toEqual([]);
});
