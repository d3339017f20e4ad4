import { expect, test } from 'vitest';
import { bookPages } from '#web/features/experience/book-pages.ts';

const CONTENT = '\nA fox sat in the garden.\n\nThen it rained.\n\nAll were happy.';
const scene = (offset: number) => ({
  image_url: `/pictures/${offset}.svg`,
  description: `At ${offset}`,
  offset,
});

test('each picture has its part of the text, and every word stands in its place', () => {
  const pages = bookPages(CONTENT, [scene(CONTENT.indexOf('All')), scene(CONTENT.indexOf('A fox'))]) ?? [];
  expect(pages.map(({ text }) => text)).toEqual([
    'A fox sat in the garden.\n\nThen it rained.',
    'All were happy.',
  ]);
  for (const { offset, text } of pages) expect(CONTENT.slice(offset).startsWith(text)).toBe(true);
});

test('pictures that do not say where they belong make no book', () => {
  expect(bookPages(CONTENT, [{ image_url: '/pictures/1.svg', description: 'A fox' }])).toBeNull();
});
