import { expect, test } from 'vitest';
import { wordsOf } from '#domain/text/words.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';

test.each(['The <b>fox</b> slept.\u0007', 'Flags 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and foxes 🦊.', 'क\u095cा *और* `कोड`'])(
  'what cannot be read out leaves everything else in its place: %s',
  (text) => {
    const plain = speakable(text);
    expect(plain).toHaveLength(text.length);
    for (const { text: word, offset } of wordsOf(plain, 'en'))
      expect(text.slice(offset, offset + word.length)).toBe(word);
  },
);

test('sentences end where a listener hears them end', () => {
  const text = 'Mr. Fox slept. “Shhh!” said Dr. Owl.\n\nNight came.';
  expect(breathsOf(text, 'en').map((sentence) => sentence.text)).toEqual([
    'Mr. Fox slept.',
    '“Shhh!” said Dr. Owl.',
    'Night came.',
  ]);
});

test('a sentence without an end is cut where one may breathe', () => {
  const long = `${'and the fox ran on, '.repeat(40)}home.`;
  const pieces = breathsOf(long, 'en');
  expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(220);
  expect(pieces.map(({ text }) => text).join(' ')).toBe(long);
});
