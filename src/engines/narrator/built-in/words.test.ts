import { expect, test } from 'vitest';
import { sentencesOf, speakable, wordsOf } from '#engines/narrator/built-in/words.ts';

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
  expect(sentencesOf(text, 'en').map((sentence) => sentence.text)).toEqual([
    'Mr. Fox slept.',
    '“Shhh!” said Dr. Owl.',
    'Night came.',
  ]);
});

test('a sentence without an end is cut where one may breathe', () => {
  const long = `${'and the fox ran on, '.repeat(40)}home.`;
  const pieces = sentencesOf(long, 'en');
  expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(220);
  expect(pieces.map(({ text }) => text).join(' ')).toBe(long);
});

test('a word is what the eye takes for one', () => {
  const words = (text: string, language: 'en' | 'fr' | 'zh') =>
    wordsOf(text, language).map((word) => word.text);
  expect(words('The well-worn clock’s 3 hands!', 'en')).toEqual([
    'The',
    'well-worn',
    'clock’s',
    '3',
    'hands',
  ]);
  expect(words("L'ours dort.", 'fr')).toEqual(["L'ours", 'dort']);
  expect(words('小狐狸睡着了。', 'zh').join('')).toBe('小狐狸睡着了');
});
