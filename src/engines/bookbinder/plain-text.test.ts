import { expect, test } from 'vitest';
import { plainText } from '#engines/bookbinder/plain-text.ts';
import { sampleBook } from '#engines/bookbinder/testing/sample-books.ts';

test('a story is its title, its heroes, its paragraphs and where it comes from', () => {
  const pages = [{ text: 'One.\r\n\r\nTwo\u0007,\nthree.' }, { text: 'Four. 🐉' }];
  expect(plainText(sampleBook('en', { pages }))).toBe(
    'Mia and the lantern\n\nMia and Ember the dragon\n\nOne.\n\nTwo,\nthree.\n\nFour. 🐉\n\nMade with Fabloom\nMia, 7\n',
  );
});
