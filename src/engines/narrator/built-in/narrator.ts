import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';
import { BUILT_IN } from '#domain/engines.ts';

export interface BuiltInOptions {
  quick: Narrator;
  /** Absent where the packages of the neural voice are not installed. */
  natural: Narrator | undefined;
  /** Seconds of work for a second of sound, as measured on this machine; unknown until then. */
  pace: PaceKeeper;
}

/** Remembers how fast the natural voice is on this machine. */
export interface PaceKeeper {
  read(): number | undefined;
  note(pace: number): void;
}

/** Above this the listener would catch up with the voice. */
const FAST_ENOUGH = 0.9;

/** The natural voice where the machine keeps ahead of the listener, the quick one otherwise; the listener may choose. */
export function createBuiltInNarrator({ quick, natural, pace }: BuiltInOptions): Narrator {
  const chosen = ({ quality }: SpeechRequest): Narrator => {
    if (!natural || quality === 'quick') return quick;
    if (quality === 'natural') return natural;
    const known = pace.read();
    return known !== undefined && known < FAST_ENOUGH ? natural : quick;
  };
  return {
    name: BUILT_IN,
    async *speak(request, signal) {
      const narrator = chosen(request);
      if (narrator === quick) {
        yield* quick.speak(request, signal);
        return;
      }
      yield* orQuick(narrator, request, signal);
    },
  };

  /** Whatever happens to the neural voice, the rest is read by the quick one. */
  async function* orQuick(
    narrator: Narrator,
    request: SpeechRequest,
    signal: AbortSignal,
  ): AsyncIterable<SpokenSentence> {
    let heardUntil = 0;
    try {
      let started = performance.now();
      for await (const sentence of narrator.speak(request, signal)) {
        pace.note((performance.now() - started) / 1000 / sentence.duration);
        heardUntil = sentence.offset + sentence.text.length;
        yield sentence;
        started = performance.now();
      }
    } catch (error) {
      signal.throwIfAborted();
      if (heardUntil === 0 && !natural) throw error;
      const rest = { ...request, text: request.text.slice(heardUntil) };
      for await (const sentence of quick.speak(rest, signal)) {
        yield moved(sentence, heardUntil);
      }
    }
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
