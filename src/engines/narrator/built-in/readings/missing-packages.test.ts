import { beforeEach, expect, test, vi } from 'vitest';
import { wordsOf } from '#domain/text/words.ts';

beforeEach(() => {
  const missing = () => {
    throw new Error('Cannot find package');
  };
  vi.resetModules();
  vi.doMock('pinyin-pro', missing);
  vi.doMock('#engines/narrator/built-in/installed.ts', () => ({ isInstalled: () => false }));
});

test('without its optional package a reading says which one is missing', async () => {
  const { chinesePhonemes } = await import('#engines/narrator/built-in/readings/chinese.ts');
  const { japaneseReadings } = await import('#engines/narrator/built-in/readings/japanese.ts');
  await expect(chinesePhonemes(['熊'])).rejects.toMatchObject({
    reason: 'not_configured',
    message: expect.stringContaining('pinyin-pro') as string,
  });
  await expect(japaneseReadings('熊')).rejects.toMatchObject({
    reason: 'not_configured',
    message: expect.stringContaining('kuromoji') as string,
  });
});

test('without them a sentence can still be spoken', async () => {
  const { spokenSentence } = await import('#engines/narrator/built-in/readings/spoken-form.ts');
  const japanese = 'くまが来た。';
  expect((await spokenSentence(japanese, wordsOf(japanese, 'ja'), 'ja')).spoken).toBe('くま が 来 た.');
  const english = 'See 小明!';
  expect((await spokenSentence(english, wordsOf(english, 'en'), 'en')).spoken).toBe('See 小明!');
});
