import { expect, test } from 'vitest';
import { wordsOf } from '#domain/text/words.ts';

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
