import type { LanguageCode } from '#domain/languages.ts';
import { SpeechError, type SpokenSentence, type SpokenWord } from '#engines/narrator/port.ts';
import type { Chunk } from '#engines/narrator/providers/chunks.ts';
import { estimateWords } from '#engines/narrator/providers/estimate-words.ts';
import type { Mp3 } from '#engines/narrator/read-mp3.ts';

/** In seconds: nobody reads so slowly that a sign takes longer, with some time to take breath. */
const SLOWEST_SIGN = 0.8;
const BREATH = 15;

/** What a provider said of a chunk; without times of its own, they are estimated. */
export function spokenChunk(
  { offset, text, spoken }: Chunk,
  language: LanguageCode,
  { audio, duration }: Mp3,
  heard?: SpokenWord[],
): SpokenSentence {
  if (!(duration > 0) || duration > BREATH + SLOWEST_SIGN * spoken.length)
    throw new SpeechError('failed', 'the sound is not of the text');
  const words = heard ?? estimateWords(spoken, language, duration);
  return {
    offset,
    text,
    audio,
    mediaType: 'audio/mpeg',
    duration,
    words: words.map((word) => ({ ...word, offset: word.offset + offset })),
    estimated: heard === undefined,
  };
}
