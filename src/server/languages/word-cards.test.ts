import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { CONTENT } from '#server/content/folder.ts';
import { readWordCards, untoldWords, wordCardFaults } from '#server/languages/word-cards.ts';

test.each(LANGUAGE_CODES)(
  '%s has three hundred words to touch, and none stands for two things [TL-18]',
  (language) => {
    const cards = readWordCards(CONTENT, language);
    expect(wordCardFaults(cards)).toEqual([]);
  },
);

test.each(LANGUAGE_CODES)('what English tells in words, %s tells, too [TL-18]', (language) => {
  expect(untoldWords(readWordCards(CONTENT, language), readWordCards(CONTENT, 'en'))).toEqual([]);
});

test('faults are named', () => {
  const cards = { star: { words: ['star', 'Dot'] }, dot: { words: ['dot'] } };
  expect(wordCardFaults(cards)).toEqual(['2 words are fewer than 300', '“dot” stands for star and dot']);
});
