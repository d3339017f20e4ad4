import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { wordFinder, type WordCards } from '#domain/word-cards.ts';

const CARDS: WordCards = {
  lantern: { words: ['lantern', 'lanterns'] },
  'ice-cream': { words: ['ice cream'] },
  rose: { words: ['roses'] },
  bear: { words: ['ours'] },
  glow: { words: ['leuchten', 'leucht*'], means: 'hell sein' },
  harbour: { words: ['Hafen'] },
  boat: { words: ['船', '小船'] },
};

const found = (text: string, language: LanguageCode = 'en') =>
  wordFinder(CARDS, language)(text).map(({ id, at, length }) => `${id}: ${text.slice(at, at + length)}`);

test.each<[string, LanguageCode, string[]]>([
  ['The lantern and two lanterns.', 'en', ['lantern: lantern', 'lantern: lanterns']],
  ['An ice cream, no ice.', 'en', ['ice-cream: ice cream']],
  ['The lantern’s light', 'en', ['lantern: lantern']],
  ['She rose, Roses and roses', 'en', ['rose: roses']],
  ['Lantern laughed.', 'en', []],
  ['lanternfish', 'en', []],
  ['C’est l’ours !', 'fr', ['bear: ours']],
  ['Es leuchtete, das Leuchten', 'de', ['glow: leuchtete', 'glow: Leuchten']],
  ['im Hafen', 'de', ['harbour: Hafen']],
  ['他坐上小船。', 'zh', ['boat: 小船']],
])('in “%s” (%s) stand %j [TL-18]', (text, language, words) => {
  expect(found(text, language)).toEqual(words);
});
