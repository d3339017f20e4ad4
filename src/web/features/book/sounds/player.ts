import { makeBed, type Bed } from '#web/features/book/sounds/beds.ts';
import { SAMPLE_RATE } from '#web/features/book/sounds/filters.ts';
import { makeRustle } from '#web/features/book/sounds/rustle.ts';

/** Far under a voice. */
const BED_LOUDNESS = 0.25;
const RUSTLE_LOUDNESS = 0.35;
/** A bed comes and goes as slowly as this. */
const COMING_S = 2;
const GOING_S = 0.6;

export interface SoundPlayer {
  /** What lies under the book from now on; what lay there goes. */
  lay: (bed: Bed | null) => void;
  /** So much of all loudness is left, in so many seconds. */
  level: (share: number, inSeconds: number) => void;
  /** A page turns. */
  rustle: (turn: number) => void;
  close: () => void;
}

/** Computed sounds, mixed by the browser. Made by a touch: before one, no browser lets anything be heard. */
export function createSoundPlayer(): SoundPlayer {
  const context = new AudioContext();
  const all = new GainNode(context);
  all.connect(context.destination);
  let fadeBed: (() => void) | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const start = (samples: Float32Array<ArrayBuffer>, loudness: number, loop: boolean) => {
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: SAMPLE_RATE });
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer, loop });
    const gain = new GainNode(context, { gain: loudness });
    source.connect(gain).connect(all);
    source.start();
    return { source, gain };
  };

  return {
    lay: (bed) => {
      void context.resume();
      fadeBed?.();
      fadeBed = undefined;
      if (!bed) return;
      const { source, gain } = start(makeBed(bed), 0, true);
      ramp(gain.gain, BED_LOUDNESS, context.currentTime, COMING_S);
      fadeBed = () => {
        ramp(gain.gain, 0, context.currentTime, GOING_S);
        source.stop(context.currentTime + GOING_S);
      };
    },
    level: (share, inSeconds) => {
      clearTimeout(resting);
      void context.resume();
      ramp(all.gain, share, context.currentTime, inSeconds);
      // Nobody's phone works all night to play silence.
      if (share === 0) resting = setTimeout(() => void context.suspend(), inSeconds * 1000);
    },
    rustle: (turn) => {
      void context.resume();
      start(makeRustle(turn), RUSTLE_LOUDNESS, false);
    },
    close: () => {
      clearTimeout(resting);
      ramp(all.gain, 0, context.currentTime, GOING_S);
      setTimeout(() => void context.close(), GOING_S * 1000);
    },
  };
}

/** From wherever it is now. */
function ramp(param: AudioParam, to: number, now: number, inSeconds: number): void {
  param.cancelScheduledValues(now);
  param.setValueAtTime(param.value, now);
  param.linearRampToValueAtTime(to, now + inSeconds);
}
