import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { CachedNarrator } from '#engines/narrator/cached.ts';

export interface BuiltInOptions {
  quick: Narrator;
  /** Absent where the neural voice is not installed, or not wanted. */
  natural: (Narrator & Partial<Pick<CachedNarrator, 'knows'>>) | undefined;
  /** Can this machine keep ahead of a listener? Unknown until it was measured. */
  keepsAhead: () => boolean | undefined;
  /** Asked for when somebody listens and it is not known yet. */
  measure: () => void;
}

/** The natural voice where the machine keeps ahead of the listener, the quick one otherwise; the listener may choose. */
export function createBuiltInNarrator({ quick, natural, keepsAhead, measure }: BuiltInOptions): Narrator {
  return {
    name: BUILT_IN,
    async *speak(request, signal) {
      const { quality } = request;
      const ahead = quality ? undefined : keepsAhead();
      // What was said in a quiet hour is there at once, however slow the machine.
      const isReady = ahead || (!quality && (await natural?.knows?.(request)));
      if (natural && (quality === 'natural' || isReady)) {
        yield* orElse(natural, quick, request, signal);
        return;
      }
      yield* quick.speak(request, signal);
      if (natural && !quality && ahead === undefined) measure();
    },
  };
}

/** Whatever happens to one voice, the rest is read by the other. */
async function* orElse(
  first: Narrator,
  other: Narrator,
  request: SpeechRequest,
  signal: AbortSignal,
): AsyncIterable<SpokenSentence> {
  let heardUntil = 0;
  try {
    for await (const sentence of first.speak(request, signal)) {
      heardUntil = sentence.offset + sentence.text.length;
      yield sentence;
    }
  } catch {
    signal.throwIfAborted();
    const rest = { ...request, text: request.text.slice(heardUntil) };
    for await (const sentence of other.speak(rest, signal)) yield moved(sentence, heardUntil);
  }
}

/** A sentence of a part of the text, as one of the whole. */
export function moved(sentence: SpokenSentence, by: number): SpokenSentence {
  return {
    ...sentence,
    offset: sentence.offset + by,
    words: sentence.words.map((word) => ({ ...word, offset: word.offset + by })),
  };
}
