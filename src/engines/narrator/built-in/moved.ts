import type { SpokenSentence } from '#engines/narrator/port.ts';

/** A sentence of a part of the text, as one of the whole. */
export function moved(sentence: SpokenSentence, by: number): SpokenSentence {
  return {
    ...sentence,
    offset: sentence.offset + by,
    words: sentence.words.map((word) => ({ ...word, offset: word.offset + by })),
  };
}
