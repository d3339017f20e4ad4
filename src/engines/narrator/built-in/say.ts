import type { SpokenSentence } from '#engines/narrator/port.ts';
import type { FinishedSound } from '#engines/narrator/built-in/programs/finished-sound.ts';
import { timeWords, type Mark } from '#engines/narrator/built-in/timing.ts';
import type { Piece } from '#domain/text/pieces.ts';

/** After a sentence, in seconds. */
export const BREATH = 0.28;
/** Where another voice takes over within one; what stays of the silence around both adds to it. */
export const TURN = 0.04;

/** A whisper is slower, and softer: by five decibels. */
const WHISPER = { pace: 0.88, softness: 0.56 };
const ALOUD = { pace: 1, softness: 1 };

export function mannerOf({ whispered }: { whispered: boolean }): typeof ALOUD {
  return whispered ? WHISPER : ALOUD;
}

/** What a voice said of a sentence, made ready to be followed. */
export function spokenSentenceOf(
  sentence: Piece,
  words: readonly Piece[],
  { audio, duration, shift, spoken }: FinishedSound,
  marks: readonly Mark[],
): SpokenSentence {
  const heard = marks.map(({ word, start, end }) => ({
    word,
    start: Math.max(0, start + shift),
    end: end + shift,
  }));
  return {
    offset: sentence.offset,
    text: sentence.text,
    audio,
    mediaType: 'audio/mpeg',
    duration,
    words: timeWords(words, heard, spoken).map((word) => ({
      ...word,
      offset: word.offset + sentence.offset,
    })),
    estimated: false,
  };
}
