import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { wordsOf } from '#domain/text/words.ts';
import { alignedWords, type Alignment } from '#engines/narrator/providers/alignment.ts';
import { sayings } from '#engines/narrator/testing/contract.ts';

const even = (text: string, each = 0.1): Alignment => {
  const characters = Array.from(text);
  return {
    characters,
    starts: characters.map((_, i) => i * each),
    ends: characters.map((_, i) => (i + 1) * each),
  };
};

describe('times of characters become times of words', () => {
  test('a word lasts from its first letter to its last, and an emoji before it is one character', () => {
    const words = alignedWords('🦊 fox ran', 'en', even('🦊 fox ran'), 1);
    expect(words).toEqual([
      { offset: 3, length: 3, start: 0.2, end: expect.closeTo(0.5) as number },
      { offset: 7, length: 3, start: expect.closeTo(0.6) as number, end: expect.closeTo(0.9) as number },
    ]);
  });

  test.each(LANGUAGE_CODES)('every word in %s gets its own', (language) => {
    const text = sayings[language];
    const words = alignedWords(text, language, even(text), 20);
    expect(words?.map(({ offset }) => offset)).toEqual(wordsOf(text, language).map(({ offset }) => offset));
  });

  test('spaces that the provider tidied away do not matter', () => {
    const words = alignedWords('fox   ran\n\nhome', 'en', even('fox ran home'), 2);
    expect(words?.map(({ offset }) => offset)).toEqual([0, 6, 11]);
  });

  test('a time a little behind the end is the end', () => {
    expect(alignedWords('fox', 'en', even('fox'), 0.25)?.[0]?.end).toBe(0.25);
  });
});

describe('times that cannot be trusted are not used', () => {
  const text = 'The fox ran home.';
  const good = even(text);
  test.each<[string, Alignment]>([
    ['they are of another text', even('The cat ran home.')],
    ['they end before the text', even('The fox')],
    ['they are missing', { ...good, ends: good.ends.slice(0, 3) }],
    ['they lie behind the end of the sound', even(text, 1)],
    ['they run backwards', { ...good, starts: good.starts.toReversed(), ends: good.ends.toReversed() }],
    [
      'they stand still',
      {
        ...good,
        starts: good.starts.map((at) => Math.min(at, 0.8)),
        ends: good.ends.map((at) => Math.min(at, 0.8)),
      },
    ],
    ['they are no numbers', { ...good, starts: good.starts.map(() => Number.NaN) }],
  ])('%s', (_, alignment) => {
    expect(alignedWords(text, 'en', alignment, 2)).toBeUndefined();
  });
});
