import { afterAll, expect, test } from 'vitest';
import { openBindery } from '#engines/bookbinder/bindery.ts';
import { sampleBook } from '#engines/bookbinder/testing/sample-books.ts';

const bindery = openBindery();
afterAll(() => bindery.close());

test('books are bound in a thread of their own, both kinds at once', async () => {
  const book = sampleBook('en');
  let turns = 0;
  const clock = setInterval(() => turns++, 5);
  const [pdf, epub] = await Promise.all([bindery.pdf(book), bindery.epub(book)]);
  clearInterval(clock);
  expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(Buffer.from(epub).toString('latin1', 0, 2)).toBe('PK');
  expect(turns).toBeGreaterThan(5);
}, 20_000);

test('a picture that is none is refused, and the next book is bound', async () => {
  const broken = { jpeg: Uint8Array.from([1, 2, 3]), description: '' };
  await expect(bindery.pdf(sampleBook('en', { cover: broken }))).rejects.toThrow('could not be set');
  expect((await bindery.pdf(sampleBook('en'))).length).toBeGreaterThan(1000);
}, 20_000);
