import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { estimateWords, syllablesIn } from '#engines/narrator/providers/estimate-words.ts';

describe('how long a word is to say', () => {
  test.each<[LanguageCode, string, number]>([
    ['en', 'fox', 1],
    ['en', 'home', 1],
    ['en', 'little', 2],
    ['en', 'jumped', 1],
    ['en', 'wanted', 2],
    ['en', 'the', 1],
    ['en', 'elephant', 3],
    ['en', 'Shhh', 1],
    ['es', 'pequeño', 3],
    ['fr', 'étoiles', 2],
    ['de', 'Bücher', 2],
    ['sv', 'ängen', 2],
    ['hi', 'कमल', 2],
    ['hi', 'नमस्ते', 3],
    ['mr', 'चंद्र', 1],
    ['ta', 'நிலா', 2],
    ['ta', 'நண்பன்', 2],
    ['zh', '月亮', 2],
    ['ja', 'きょう', 2],
    ['ja', 'キツネ', 3],
    ['ja', 'Mia', 1],
    ['zh', '…', 0.5],
  ])('%s: %s', (language, word, syllables) => {
    expect(syllablesIn(word, language)).toBe(syllables);
  });

  test('a kanji is longer than a kana, and a number longer than a letter', () => {
    expect(syllablesIn('山', 'ja')).toBeGreaterThan(syllablesIn('や', 'ja'));
    expect(syllablesIn('12', 'en')).toBeGreaterThan(syllablesIn('ox', 'en'));
  });
});

describe('when a word is heard', () => {
  const times = (text: string, language: LanguageCode = 'en') => estimateWords(text, language, 10);

  test('one draws breath at a comma, longer at a full stop, and longest before a new paragraph', () => {
    const gap = (text: string) => {
      const [first, second] = times(text);
      return (second?.start ?? 0) - (first?.end ?? 0);
    };
    const gaps = ['fox fox', 'fox, fox', 'fox. fox', 'fox.\n\nfox'].map(gap);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(new Set(gaps).size).toBe(4);
  });

  test('longer words take longer', () => {
    const [short, long] = times('fox elephant').map(({ start, end }) => end - start);
    expect(long).toBeGreaterThan((short ?? 0) * 2);
  });

  test('twice the time is twice the times', () => {
    const once = estimateWords('One, two. Three!', 'en', 2);
    const twice = estimateWords('One, two. Three!', 'en', 4);
    expect(twice.map(({ start }) => start)).toEqual(once.map(({ start }) => start * 2));
  });

  test('no words, no times', () => {
    expect(times('🦊 …')).toEqual([]);
  });
});
