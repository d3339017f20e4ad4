import { expect, test } from 'vitest';
import { paragraphsOf } from '#engines/bookbinder/text/paragraphs.ts';

test('paragraphs stand between blank lines and know their place', () => {
  const text = '\n One.\nTwo.\r\n \r\nThree. \n\n\n\nFour.\n';
  const found = paragraphsOf(text);
  expect(found.map((paragraph) => paragraph.text)).toEqual(['One.\nTwo.', 'Three.', 'Four.']);
  for (const { text: paragraph, offset } of found) expect(text.startsWith(paragraph, offset)).toBe(true);
});

test('a text of nothing has none', () => {
  expect(paragraphsOf(' \n\n \n')).toEqual([]);
});
