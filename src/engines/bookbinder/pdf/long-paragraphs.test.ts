import { expect, test } from 'vitest';
import type { LineEnds } from '#engines/bookbinder/pdf/line-ends.ts';
import { inPieces } from '#engines/bookbinder/pdf/long-paragraphs.ts';

const ones = (text: string) => text.replaceAll(/\s+/g, '');

test('what a person writes stays one paragraph', () => {
  const paragraph = 'The little fox ran over the hill. '.repeat(50).trim();
  expect(inPieces(paragraph, 'words')).toEqual([paragraph]);
});

test.each<[string, string, LineEnds, number]>([
  ['at spaces', 'The little fox ran over the hill. '.repeat(400), 'words', 2000],
  ['anywhere, if there are none', 'x'.repeat(9000), 'words', 2000],
  ['never within a character', '𠀋'.repeat(3000), 'signs', 2001],
  ['where Chinese calls out too often', '小！？：；'.repeat(400), 'signs', 500],
  ['after phrases', 'あ い う え お。'.repeat(300), 'phrases', 900],
])('a longer one is cut %s, and nothing is lost', (_how, paragraph, ends, most) => {
  const pieces = inPieces(paragraph, ends);
  expect(pieces.length).toBeGreaterThan(1);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(most);
  expect(ones(pieces.join(''))).toBe(ones(paragraph));
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
});
