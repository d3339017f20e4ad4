import type { LanguageCode } from '#domain/languages.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import type { Narrator } from '#engines/narrator/port.ts';

/** Above this share of the sound's own length, the listener would catch up with the voice. */
const FAST_ENOUGH = 0.9;
const SAMPLE = {
  text: 'The moon came out, and the little fox went home.',
  language: 'en' as LanguageCode,
  speed: 1,
};

/** Where the pace is remembered. */
export interface PaceStore {
  read(): number | undefined;
  keep(pace: number): void;
}

export interface Pace {
  keepsAhead: () => boolean | undefined;
  /** Once, in the background. */
  measure: () => void;
}

/** How fast a voice is on this machine: seconds of work for a second of sound, measured once and remembered. */
export function paceOf(narrator: Narrator, store: PaceStore): Pace {
  let measuring = false;
  const signal = new AbortController().signal;
  const run = async () => {
    await clipOf(narrator.speak(SAMPLE, signal)); // the model is read on first use: that is not its pace
    const started = performance.now();
    const { duration } = await clipOf(narrator.speak(SAMPLE, signal));
    store.keep((performance.now() - started) / 1000 / duration);
  };
  return {
    keepsAhead() {
      const pace = store.read();
      return pace === undefined ? undefined : pace < FAST_ENOUGH;
    },
    measure() {
      if (measuring || store.read() !== undefined) return;
      measuring = true;
      void run().catch(() => undefined); // then it stays unknown, and the quick voice reads
    },
  };
}
