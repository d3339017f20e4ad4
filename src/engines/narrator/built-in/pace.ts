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
  /** Seconds of work for a second of sound. */
  now: () => number | undefined;
  /** So long it worked for so much sound, both in seconds. */
  note: (work: number, sound: number) => void;
}

/** How much one sentence says about the next: a machine that has other work to do now may soon have none. */
const WEIGHT = 0.2;
/** Shorter than this, most of the work is the beginning. */
const LEAST_SOUND = 1;

/** How fast a voice is on this machine: measured with every sentence, and remembered. */
export function paceOf(narrator: () => Narrator, store: PaceStore): Pace {
  let measuring = false;
  const signal = new AbortController().signal;
  return {
    now: () => store.read(),
    keepsAhead() {
      const pace = store.read();
      return pace === undefined ? undefined : pace < FAST_ENOUGH;
    },
    measure() {
      if (measuring || store.read() !== undefined) return;
      measuring = true;
      void clipOf(narrator().speak(SAMPLE, signal)).catch(() => undefined); // then it stays unknown, and the quick voice reads
    },
    note(work, sound) {
      if (sound < LEAST_SOUND) return;
      const before = store.read() ?? work / sound;
      store.keep(before + (work / sound - before) * WEIGHT);
    },
  };
}
