import { wordsOf } from '#domain/text/words.ts';
import { breathsOf } from '#engines/narrator/built-in/words.ts';
import type { Narrator } from '#engines/narrator/port.ts';

export interface FakeNarratorOptions {
  name?: string;
  /** Instead of sound. */
  fail?: Error;
  /** Before it fails: it begins to read and then breaks. */
  failAfter?: number;
}

/** A frame of MPEG-2 layer 3 at 8 kbit/s and 24 kHz in which nothing is heard. */
const FRAME = Uint8Array.from({ length: 24 }, (_, i) => [0xff, 0xf3, 0x14, 0xc4][i] ?? 0);
const FRAME_SECONDS = 0.024;
const FRAMES_PER_WORD = 12;
/** The pause after a sentence. */
const PAUSE_FRAMES = 10;

/** For tests of what stands around a narrator: silence at once, as long as the words would take. */
export function createFakeNarrator({
  name = 'fake',
  fail,
  failAfter = 0,
}: FakeNarratorOptions = {}): Narrator {
  return {
    name,
    async *speak({ text, language }, signal) {
      for (const [i, sentence] of breathsOf(text, language).entries()) {
        signal.throwIfAborted();
        if (fail && i >= failAfter) throw fail;
        const words = wordsOf(sentence.text, language);
        const frames = words.length * FRAMES_PER_WORD + PAUSE_FRAMES;
        yield {
          offset: sentence.offset,
          text: sentence.text,
          audio: Buffer.concat(Array.from({ length: frames }, () => FRAME)),
          mediaType: 'audio/mpeg',
          duration: frames * FRAME_SECONDS,
          words: words.map((word, place) => ({
            offset: sentence.offset + word.offset,
            length: word.text.length,
            start: place * FRAMES_PER_WORD * FRAME_SECONDS,
            end: (place + 1) * FRAMES_PER_WORD * FRAME_SECONDS,
          })),
          estimated: false,
        };
      }
      if (fail && failAfter === 0) throw fail;
    },
  };
}
