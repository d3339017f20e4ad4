import type { LanguageCode } from '#domain/languages.ts';
import { partsOf, voicedLines } from '#engines/narrator/built-in/dialogue.ts';
import { kokoroPhonemes } from '#engines/narrator/built-in/phonemes.ts';
import type { KokoroAnswer, KokoroRequest } from '#engines/narrator/built-in/programs/kokoro.ts';
import { wordAt, type Espeak } from '#engines/narrator/built-in/quick.ts';
import { chinesePhonemes } from '#engines/narrator/built-in/readings/chinese.ts';
import { japaneseReadings, japaneseWordReadings } from '#engines/narrator/built-in/readings/japanese.ts';
import { saidWords } from '#engines/narrator/built-in/readings/said-names.ts';
import { spokenSentence } from '#engines/narrator/built-in/readings/spoken-form.ts';
import { swedishSounds } from '#engines/narrator/built-in/readings/swedish-sounds.ts';
import { BREATH, mannerOf, spokenSentenceOf, TURN } from '#engines/narrator/built-in/say.ts';
import type { Mark } from '#engines/narrator/built-in/timing.ts';
import { naturalStoryteller, naturalTimbre, VOICES } from '#engines/narrator/built-in/voices.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { SaidName } from '#domain/said-name.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { breathsIn } from '#engines/narrator/built-in/in-whole.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { Workers } from '#workers/workers.ts';

export type Kokoro = Pick<Workers<KokoroRequest, KokoroAnswer>, 'run'>;

/** Kokoro's own pace is that of a newsreader. */
const PACE = 0.92;
/** Fast, so that the phonemes are there soon; nobody hears this. */
const SILENT_RATE = 400;
const PAUSES = /[,.!?…;:—]/;

interface NaturalOptions {
  espeak: Espeak;
  kokoro: Kokoro;
  /** So long the model worked for so much sound, both in seconds. */
  onWork?: ((work: number, sound: number) => void) | undefined;
}

/** The neural voice. */
export function createNaturalNarrator({ espeak, kokoro, onWork }: NaturalOptions): Narrator {
  return {
    name: BUILT_IN,
    async *speak(request, signal) {
      const { language, speed, said } = request;
      const storyteller = naturalStoryteller(request);
      const lines = voicedLines(request);
      for (const sentence of breathsIn(request)) {
        const parts = partsOf(sentence, lines);
        for (const [i, part] of parts.entries()) {
          const words = wordsOf(part.text, language);
          const sounds = await soundsOf(part.text, words, { language, said, espeak, signal });
          const { phonemes, owners } = joined(part.text, words, sounds);
          const timbre = part.voice ? naturalTimbre(part.voice, language, storyteller.voice) : storyteller;
          const { pace, softness } = mannerOf(part);
          const pause = i === parts.length - 1 ? BREATH : TURN;
          const heard = await kokoro.run(
            {
              phonemes,
              voice: timbre.voice,
              pitch: timbre.pitch,
              speed: PACE * speed * timbre.pace * pace,
              pause,
              softness,
            },
            signal,
          );
          onWork?.(heard.work, heard.seconds);
          const marks = heard.sounds.flatMap(({ index, start, end }): Mark[] => {
            const word = owners[index];
            return word === undefined ? [] : [{ word, start, end }];
          });
          yield spokenSentenceOf(part, words, heard.sound, marks);
        }
      }
    },
  };
}

interface Reading {
  language: LanguageCode;
  said: readonly SaidName[] | undefined;
  espeak: Espeak;
  signal: AbortSignal;
}

/** What a word sounds like. */
interface Sound {
  phonemes: string;
  /** Said in one with the word before. */
  bound?: boolean;
}

async function soundsOf(text: string, words: readonly Piece[], reading: Reading): Promise<Sound[]> {
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
    const read = language === 'sv' ? swedishSounds(words[i]?.text ?? '', ipa) : ipa;
    return kokoroPhonemes(read, language);
  });
}

/** Words with the pauses between them, and whose every sound is. */
function joined(text: string, words: readonly Piece[], sounds: readonly Sound[]) {
  let phonemes = '';
  const owners: (number | undefined)[] = [];
  const add = (more: string, owner: number | undefined) => {
    for (const sound of more) {
      phonemes += sound;
      owners.push(owner);
    }
  };
  words.forEach((word, i) => {
    add(sounds[i]?.phonemes ?? '', i);
    const gap = text.slice(word.offset + word.text.length, words[i + 1]?.offset);
    add(
      `${PAUSES.exec(toPause(gap))?.[0] ?? ''}${sounds[i + 1]?.bound || i === words.length - 1 ? '' : ' '}`,
      undefined,
    );
  });
  return { phonemes, owners };
}

const SAME_PAUSE: readonly [RegExp, string][] = [
  [/[、，،]/g, ','],
  [/[。।．]/g, '.'],
  [/！/g, '!'],
  [/？/g, '?'],
  [/\.{3,}|…+/g, '…'],
  [/[–—]/g, '—'],
];

function toPause(gap: string): string {
  return SAME_PAUSE.reduce((pause, [from, to]) => pause.replaceAll(from, to), gap);
}
