import type { LanguageCode } from '#domain/languages.ts';
import type { SaidName } from '#domain/said-name.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { kokoroPhonemes } from '#engines/narrator/built-in/phonemes.ts';
import { wordAt, type Espeak } from '#engines/narrator/built-in/quick.ts';
import { chinesePhonemes } from '#engines/narrator/built-in/readings/chinese.ts';
import { japaneseReadings, japaneseWordReadings } from '#engines/narrator/built-in/readings/japanese.ts';
import { saidWords } from '#engines/narrator/built-in/readings/said-names.ts';
import { spokenSentence } from '#engines/narrator/built-in/readings/spoken-form.ts';
import { swedishSounds } from '#engines/narrator/built-in/readings/swedish-sounds.ts';
import { VOICES } from '#engines/narrator/built-in/voices.ts';

/** Fast, so that the phonemes are there soon; nobody hears this. */
const SILENT_RATE = 400;

export interface Reading {
  language: LanguageCode;
  said: readonly SaidName[] | undefined;
  espeak: Espeak;
  signal: AbortSignal;
}

/** What a word sounds like. */
export interface Sound {
  phonemes: string;
  /** Said in one with the word before. */
  bound?: boolean;
}

/** How each word is heard, in the letters of the natural voices. */
export async function soundsOf(text: string, words: readonly Piece[], reading: Reading): Promise<Sound[]> {
  const { language, said } = reading;
  if (language === 'ja') return japaneseSounds(text, words, said);
  const names = saidWords(words, said, language);
  const phonemes =
    language === 'zh'
      ? await chinesePhonemes(words.map((word, i) => names.get(i) ?? word.text))
      : await espeakPhonemes(text, words, reading);
  return phonemes.map((each) => ({ phonemes: each }));
}

async function japaneseSounds(
  text: string,
  words: readonly Piece[],
  said: Reading['said'],
): Promise<Sound[]> {
  const sounds: Sound[] = await japaneseWordReadings(text, words);
  for (const [word, name] of saidWords(words, said, 'ja')) {
    const readings = name === '' ? [] : await japaneseReadings(name);
    sounds[word] = { phonemes: readings.map(({ phonemes }) => phonemes).join(''), bound: name === '' };
  }
  return sounds;
}

/** The breath behind केलं is there only so that espeak-ng says its last vowel. */
function marathiSounds(word: string, ipa: string): string {
  return word.endsWith('ं') ? ipa.replace(/h$/, '') : ipa;
}

/** espeak-ng tells when it changes the language within a sentence. */
const SWITCH = /\([a-z-]+\)/g;

async function espeakPhonemes(
  text: string,
  words: readonly Piece[],
  { language, said, espeak, signal }: Reading,
): Promise<string[]> {
  const { spoken, spans } = await spokenSentence(text, words, language, said);
  const { events } = await espeak.run(
    { text: spoken, voice: VOICES[language].quick, rate: SILENT_RATE, pitch: 50 },
    signal,
  );
  const sounds = words.map(() => '');
  let word: number | undefined;
  for (const { type, position, phoneme } of events) {
    if (type === 'word') word = wordAt(spans, position) ?? word;
    else if (type === 'phoneme' && word !== undefined) sounds[word] = (sounds[word] ?? '') + phoneme;
  }
  return sounds.map((sound, i) => {
    const ipa = sound.replaceAll(SWITCH, '');
    const word = words[i]?.text ?? '';
    const read =
      language === 'sv' ? swedishSounds(word, ipa) : language === 'mr' ? marathiSounds(word, ipa) : ipa;
    return kokoroPhonemes(read, language);
  });
}
