import type { SpokenSentence, SpokenWord } from '#engines/narrator/port.ts';

/** A whole text in one sound. */
export interface Clip {
  audio: Uint8Array;
  duration: number;
  words: SpokenWord[];
  estimated: boolean;
}

/** Sentences one after the other; MP3 frames can simply be joined. */
export async function clipOf(
  sentences: AsyncIterable<SpokenSentence> | Iterable<SpokenSentence>,
): Promise<Clip> {
  const parts: Uint8Array[] = [];
  const words: SpokenWord[] = [];
  let duration = 0;
  let estimated = false;
  for await (const sentence of sentences) {
    parts.push(sentence.audio);
    for (const word of sentence.words) {
      words.push({ ...word, start: word.start + duration, end: word.end + duration });
    }
    duration += sentence.duration;
    estimated ||= sentence.estimated;
  }
  return { audio: Buffer.concat(parts), duration, words, estimated };
}
