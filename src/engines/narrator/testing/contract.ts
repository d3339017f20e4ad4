import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { wordsOf } from '#domain/text/words.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { readMp3 } from '#engines/narrator/read-mp3.ts';
import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';

/** Dialogue, numbers, apostrophes, emoji, ellipses and sounds, as stories have them; a letter that Unicode would rewrite. */
export const sayings: Record<LanguageCode, string> = {
  en: '\n “Shhh!” said Mia’s fox. 🦊 It was half-past 7…\n\nTick, tick — the well-worn clock knew better.',
  es: '—¡Buenas noches, pequeño zorro! —dijo la luna. 🌙 Contó hasta 12… ¿Y después?',
  fr: '« L’ours n’a pas peur ! » dit Zoé. 🐻 Il était 8 heures…\n\nPeut-être rêvait-il déjà.',
  de: '„Psst!“, flüsterte der Bär. 🐻 Um 7 Uhr ging’s los…\n\nÜber den Hügel, immer weiter.',
  hi: '“अरे वाह!” मीरा ने कहा। 🦊 उसके पास 3 ब\u095cे तारे थे…\n\nचाँद धीरे से मुस्कुराया।',
  ta: '“வா, நண்பா!” என்றது நரி. 🦊 அதனிடம் 3 விளக்குகள் இருந்தன…\n\nநிலா மெல்லச் சிரித்தது.',
  zh: '“嘘！”小狐狸说。🦊现在是7点……\n\n月亮慢慢地爬上了山坡，星星都亮了。',
  ja: '「しーっ！」とキツネが言いました。🦊もう7時です……\n\nお月さまは、ゆっくりと山の上にのぼりました。',
  sv: '”Schh!” sa räven. 🦊 Klockan var 7…\n\nÖver ängen, ända till ån, gick de tillsammans.',
  mr: '“अरे वा!” मीरा म्हणाली. 🦊 तिच्याकडे 3 तारे होते…\n\nचंद्र हळूच हसला.',
};

export interface ContractOptions {
  /** Those the narrator speaks. */
  languages?: readonly LanguageCode[];
  /** For one text; a slow voice needs longer. */
  timeoutMs?: number;
}

/** What everybody who reads aloud must do; each adapter runs it. */
export function narratorContract(
  name: string,
  narrator: () => Narrator,
  { languages = LANGUAGE_CODES, timeoutMs = 5000 }: ContractOptions = {},
): void {
  const speak = async (request: Partial<SpeechRequest>, signal = new AbortController().signal) => {
    const sentences: SpokenSentence[] = [];
    const whole = { text: sayings.en, language: languages[0] ?? 'en', speed: 1, ...request };
    for await (const sentence of narrator().speak(whole, signal)) sentences.push(sentence);
    return sentences;
  };

  describe(`${name} reads as narrators do`, { timeout: timeoutMs }, () => {
    test.each(languages)(
      'every word of a text in %s is heard once, in order and in time [VO-07]',
      async (language) => {
        const text = sayings[language];
        const sentences = await speak({ text, language });
        expect(sentences.length).toBeGreaterThan(0);
        expectInOrder(text, sentences);
        for (const sentence of sentences) {
          expect(sentence.mediaType).toBe('audio/mpeg');
          expect(readMp3(sentence.audio).duration).toBeCloseTo(sentence.duration, 3);
          expect(sentence.duration).toBeGreaterThan(0);
          expectWordsInTime(text, language, sentence);
        }
      },
    );

    test('the sentences make one clip, with the times of its words', async () => {
      const [language = 'en'] = languages;
      const text = sayings[language];
      const sentences = await speak({ text, language });
      const clip = await clipOf(narrator().speak({ text, language, speed: 1 }, new AbortController().signal));
      expect(clip.words).toHaveLength(sentences.flatMap(({ words }) => words).length);
      expect(clip.duration).toBeGreaterThan(0.5);
      for (const [i, { start, end }] of clip.words.entries()) {
        expect(start).toBeGreaterThanOrEqual(clip.words[i - 1]?.start ?? 0);
        expect(end).toBeLessThanOrEqual(clip.duration + ROUNDING);
      }
    });

    test('a text without a word is not read', async () => {
      expect(await speak({ text: ' 🦊 … \n — !' })).toEqual([]);
    });

    test('who has left hears nothing', async () => {
      await expect(speak({}, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    });
  });
}

const ROUNDING = 1e-6;

function expectInOrder(text: string, sentences: SpokenSentence[]): void {
  let end = 0;
  let unread = '';
  for (const sentence of sentences) {
    expect(text.slice(sentence.offset, sentence.offset + sentence.text.length)).toBe(sentence.text);
    expect(sentence.offset).toBeGreaterThanOrEqual(end);
    unread += text.slice(end, sentence.offset);
    end = sentence.offset + sentence.text.length;
  }
  expect(unread + text.slice(end)).not.toMatch(/[\p{L}\p{N}]/u);
}

function expectWordsInTime(text: string, language: LanguageCode, sentence: SpokenSentence): void {
  const heard = sentence.words.map(({ offset, length }) => ({
    offset,
    text: text.slice(offset, offset + length),
  }));
  const written = wordsOf(sentence.text, language);
  expect(heard).toEqual(written.map((word) => ({ ...word, offset: word.offset + sentence.offset })));
  let before = 0;
  for (const { start, end } of sentence.words) {
    expect(start).toBeGreaterThanOrEqual(before);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(sentence.duration + ROUNDING);
    before = start;
  }
  const length = sentence.words.reduce((sum, { start, end }) => sum + end - start, 0);
  expect(length).toBeGreaterThan(0);
}
