import { Deck } from '#web/features/narration/deck.ts';
import type { GrowingSound, Stretch } from '#web/features/narration/growing-sound.ts';

export interface LoudspeakerEvents {
  /** The time has moved on. */
  onTime: () => void;
  /** The length of what is loaded is known, in seconds. */
  onLength: (seconds: number) => void;
  /** All that there is was heard, and more is made. */
  onWait: () => void;
  /** It goes on. */
  onMore: () => void;
  onEnd: () => void;
  onError: (error?: unknown) => void;
  /** Somebody else paused it: headphones were pulled out, or a call came in. */
  onHalt: () => void;
}

/** So long before its end the next stretch is laid ready, in seconds. */
const READY_BEFORE = 1.5;

/**
 * Two audio elements for everything that is read: while one is heard, the other holds what comes next, so that no gap is heard
 * between sentences that were made one after the other.
 */
export class Loudspeaker {
  readonly #events: LoudspeakerEvents;
  #decks: [Deck, Deck] | undefined;
  /** The one that is heard. */
  #on = 0;
  #sound: GrowingSound | undefined;
  #stopHearing: (() => void) | undefined;
  #waits = false;
  /** Silent for a while, by itself. */
  #resting: ReturnType<typeof setTimeout> | undefined;
  #speed = 1;
  #volume = 1;
  #low = false;

  constructor(events: LoudspeakerEvents) {
    this.#events = events;
  }

  get time(): number {
    if (this.#waits) return this.#sound?.duration ?? 0;
    return this.#deck?.time ?? 0;
  }

  /** As far as there is any sound; beyond it, where it ends. */
  set time(seconds: number) {
    const [deck, sound] = [this.#deck, this.#sound];
    if (!deck || !sound) return;
    const held = deck.stretch;
    this.#goesOn();
    this.#next?.unload();
    this.#waits = false;
    if (!held || seconds < held.start || (seconds >= held.end && held.end < sound.duration)) {
      const stretch = sound.stretchAt(seconds);
      if (stretch) this.#put(deck, stretch);
      else this.#waits = true;
    }
    deck.time = seconds;
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    this.#tune();
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    this.#tune();
  }

  /** As a voice is late in the evening. */
  set low(low: boolean) {
    this.#low = low;
    this.#tune();
  }

  /** To be called within a touch: what is loaded a moment later may be played then. */
  wake(): void {
    this.#decks ??= [this.#open(0), this.#open(1)];
    for (const deck of this.#decks) deck.wake();
  }

  /** To be heard from a second on. */
  load(sound: GrowingSound, seconds: number): void {
    this.unload();
    this.#sound = sound;
    const stretch = sound.stretchAt(seconds) ?? sound.stretchAt(0);
    if (this.#deck && stretch) this.#put(this.#deck, stretch);
    this.#stopHearing = sound.onMore(() => this.#waits && this.#goOn());
  }

  /** Whether all that there is was heard, and more is made. */
  get waits(): boolean {
    return this.#waits;
  }

  async play(): Promise<void> {
    this.#goesOn();
    if (!this.#waits) await this.#deck?.play();
  }

  pause(): void {
    this.#goesOn();
    this.#waits = false;
    this.#deck?.pause();
  }

  /** Silent for so long, if anything is heard; then it goes on. */
  rest(ms: number): void {
    const deck = this.#deck;
    if (!deck?.isPlaying) return;
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      deck.play().catch(this.#events.onError);
    }, ms);
    deck.pause();
  }

  unload(): void {
    this.#goesOn();
    this.#waits = false;
    this.#stopHearing?.();
    this.#stopHearing = undefined;
    this.#sound = undefined;
    for (const deck of this.#decks ?? []) deck.unload();
  }

  get #deck(): Deck | undefined {
    return this.#decks?.[this.#on];
  }

  get #next(): Deck | undefined {
    return this.#decks?.[1 - this.#on];
  }

  #open(place: 0 | 1): Deck {
    const { onTime, onLength, onError, onHalt } = this.#events;
    /** Only what comes from the element that is heard. */
    const heard =
      <Told extends unknown[]>(tell: (...told: Told) => void) =>
      (...told: Told) =>
        this.#on === place && tell(...told);
    return new Deck({
      onTime: heard(() => {
        this.#layReady();
        onTime();
      }),
      onLength: heard((seconds) => this.#sound?.isWhole && onLength(seconds)),
      onEnd: heard(() => this.#goOn()),
      onError: heard(() => onError()),
      onHalt: heard(() => this.#resting === undefined && onHalt()),
    });
  }

  /** Whoever wants something of it now does not wait for the end of a rest. */
  #goesOn(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
  }

  #put(deck: Deck, stretch: Stretch): void {
    deck.load(stretch);
    this.#tuneOne(deck);
  }

  /** What comes after the stretch that is heard, on the other element. */
  #layReady(): void {
    const { stretch, time = 0 } = this.#deck ?? {};
    if (stretch && stretch.end - time < READY_BEFORE * this.#speed) this.#following(stretch);
  }

  #following({ end }: Stretch): Deck | undefined {
    const [next, sound] = [this.#next, this.#sound];
    if (!next || !sound || sound.duration <= end) return undefined;
    if (next.stretch?.start !== end) {
      const stretch = sound.stretchFrom(end);
      if (stretch) this.#put(next, stretch);
    }
    return next;
  }

  #goOn(): void {
    const [deck, sound] = [this.#deck, this.#sound];
    if (!deck?.stretch || !sound) return;
    const next = this.#following(deck.stretch);
    if (next) {
      const waited = this.#waits;
      this.#waits = false;
      this.#on = 1 - this.#on;
      deck.unload();
      next.play().then(() => waited && this.#events.onMore(), this.#events.onError);
      return;
    }
    if (sound.isWhole) this.#events.onEnd();
    else if (sound.isBroken) this.#events.onError(sound.fault);
    else {
      this.#waits = true;
      this.#events.onWait();
    }
  }

  #tune(): void {
    for (const deck of this.#decks ?? []) this.#tuneOne(deck);
  }

  #tuneOne(deck: Deck): void {
    deck.tune({ speed: this.#speed, volume: this.#volume, low: this.#low });
  }
}
