import type { SpokenSentence } from '#engines/narrator/port.ts';
import { toMp3 } from '#engines/narrator/to-mp3.ts';
import { levelled, withoutLead, withPause } from '#engines/narrator/built-in/sound.ts';
import { timeWords, type Mark } from '#engines/narrator/built-in/timing.ts';
import type { Piece } from '#domain/text/pieces.ts';

/** After a sentence, in seconds. */
export const BREATH = 0.28;
/** Where another voice takes over within one; what stays of the silence around both adds to it. */
export const TURN = 0.04;

export interface Said {
  samples: Float32Array;
  sampleRate: 22_050 | 24_000;
  marks: readonly Mark[];
}

/** What a voice said of a sentence, made ready to be heard and followed. */
export async function spokenSentenceOf(
  sentence: Piece,
  words: readonly Piece[],
  said: Said,
  pause = BREATH,
): Promise<SpokenSentence> {
  const { sampleRate, marks } = said;
  const { samples, cut } = withoutLead(said.samples, sampleRate);
  const sound = withPause(levelled(samples), pause, sampleRate);
  const { audio, duration, delay } = await toMp3(sound, sampleRate);
  const shift = delay - cut;
  const heard = marks.map(({ word, start, end }) => ({
    word,
    start: Math.max(0, start + shift),
    end: end + shift,
  }));
  const timed = timeWords(words, heard, samples.length / sampleRate + delay);
  return {
    offset: sentence.offset,
    text: sentence.text,
    audio,
    mediaType: 'audio/mpeg',
    duration,
    words: timed.map((word) => ({ ...word, offset: word.offset + sentence.offset })),
    estimated: false,
  };
}
