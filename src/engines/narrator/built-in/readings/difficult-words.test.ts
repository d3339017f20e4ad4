import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { wordsOf } from '#domain/text/words.ts';
import { openEspeak } from '#engines/narrator/built-in/programs/open-programs.ts';
import { japaneseWordReadings } from '#engines/narrator/built-in/readings/japanese.ts';
import { soundsOfPinyin } from '#engines/narrator/built-in/readings/pinyin-sounds.ts';
import { soundsOf } from '#engines/narrator/built-in/readings/sounds-of.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());

/**
 * Of each language what is hard to read, and how it is said: in letters of the language that leave no doubt, between strokes as the voice is given it,
 * in kana or in pinyin.
 */
function difficultWords(language: LanguageCode): [written: string, said: string][] {
  return readFileSync(new URL(`difficult/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' = ') as [string, string]);
}

async function sounds(text: string, language: LanguageCode): Promise<string> {
  const { signal } = new AbortController();
  const heard = await soundsOf(text, wordsOf(text, language), { language, said: [], espeak, signal });
  // Where the weight is, and how long a vowel lasts, no respelling tells.
  return heard.map(({ phonemes }) => phonemes.replaceAll(/[ˈˌːˑ;ʔ\s_ʲ]/g, '')).join('');
}

async function heard(written: string, language: LanguageCode): Promise<string> {
  if (language !== 'ja') return sounds(written, language);
  const readings = await japaneseWordReadings(written, wordsOf(written, language));
  return readings.map(({ kana }) => kana).join('');
}

async function expected(said: string, language: LanguageCode): Promise<string> {
  if (said.startsWith('/')) return said.slice(1, -1);
  if (language === 'ja') return said;
  return language === 'zh' ? said.split(' ').map(soundsOfPinyin).join('') : sounds(said, language);
}

test.each(LANGUAGE_CODES)(
  'in %s two hundred difficult words are heard as they are said [VO-12]',
  async (language) => {
    const all = difficultWords(language);
    expect(new Set(all.map(([written]) => written)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(200);
    const wrong: string[] = [];
    for (const [written, said] of all) {
      const [is, should] = [await heard(written, language), await expected(said, language)];
      if (is !== should) wrong.push(`${written} = ${said}: /${is}/, not /${should}/`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);
