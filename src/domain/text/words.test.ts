import { expect, test } from 'vitest';
import { countWords, wordsOf } from '#domain/text/words.ts';

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

test('marks that stand between spaces are no words', () => {
  expect(countWords('«\u202fViens\u202f! — Pourquoi ?\u202f» dit-il.', 'fr')).toBe(3);
  expect(countWords('It’s 3 o’clock – run!', 'en')).toBe(4);
});
