import type { Silence } from '#web/features/narration/timeline.ts';

interface Rested {
  readonly time: number;
  readonly speed: number;
  /** Silent for so long, then it goes on by itself. */
  rest(ms: number): void;
}

/** So much longer it is silent after a sentence. */
const REST_MS = 450;
/** The last word has died away, and the next is not begun. */
const INTO_S = 0.12;
/** In a shorter silence a word might be cut. */
const LEAST_S = 0.2;
const MARGIN_S = 0.04;

/** Somebody is to fall asleep: the pauses are longer. They are made while it is heard; the sound stays as it was made. */
export class BedtimeRests {
  readonly #speaker: Rested;
  readonly #silenceAfter: (seconds: number) => Silence | undefined;
  #on = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it rested last. */
  #rested = -1;

  constructor(speaker: Rested, silenceAfter: (seconds: number) => Silence | undefined) {
    this.#speaker = speaker;
    this.#silenceAfter = silenceAfter;
  }

  set on(on: boolean) {
    this.#on = on;
    this.heed();
  }

  /** The time has moved on, or the pace is another one. */
  heed(): void {
    clearTimeout(this.#timer);
    if (!this.#on) return;
    const { time, speed } = this.#speaker;
    if (time < this.#rested) this.#rested = -1;
    const silence = this.#silenceAfter(Math.max(time - INTO_S, this.#rested));
    if (!silence || silence.end - silence.start < LEAST_S) return;
    const at = silence.start + INTO_S;
    if (at <= time) this.#rest(silence);
    else this.#timer = setTimeout(() => this.#rest(silence), ((at - time) / speed) * 1000);
  }

  /** Nothing is heard any more. */
  calm(): void {
    clearTimeout(this.#timer);
    this.#rested = -1;
  }

  #rest({ start, end }: Silence): void {
    const { time } = this.#speaker;
    if (time < start || time > end - MARGIN_S) return;
    this.#rested = end;
    this.#speaker.rest(REST_MS);
  }
}
