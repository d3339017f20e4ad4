import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { wordsOf } from '#domain/text/words.ts';
import { spokenSentence } from '#engines/narrator/built-in/readings/spoken-form.ts';

const SAID = [
  { name: 'Siân', said: 'shahn' },
  { name: 'Mary', said: 'merry' },
  { name: 'Mary Ann', said: 'mah-ree ahn' },
  { name: 'निया', said: 'नीया' },
  { name: 'நிலா', said: 'நீலா' },
  { name: '陽葵', said: 'ひまり' },
  { name: '单', said: '善' },
];

const rows: [LanguageCode, text: string, spoken: string][] = [
  ['en', 'Siân’s boat', 'shahn’s boat'],
  ['en', 'SIÂN!', 'shahn!'],
  ['en', 'Mary Ann and Mary', 'mah-ree ahn and merry'],
  ['en', 'Siânna ran', 'Siânna ran'],
  ['de', 'Sians und Siâns Boot', 'Sians und shahns Boot'],
  ['mr', 'नियाने पाहिले', 'नीयाने पाहिले'],
  ['ta', 'நிலாவுக்கு வேண்டும்', 'நீலாவுக்கு வேண்டும்'],
  ['ja', '陽葵は笑った', 'ヒマリ ワ ワラッタ'],
];

test.each(rows)('in %s “%s” is read as “%s” [VO-12]', async (language, text, spoken) => {
  expect((await spokenSentence(text, wordsOf(text, language), language, SAID)).spoken).toBe(spoken);
});

test('a name that is part of another word is none', async () => {
  const text = 'Maryland, Annemary';
  expect((await spokenSentence(text, wordsOf(text, 'en'), 'en', SAID)).spoken).toBe(text);
});
