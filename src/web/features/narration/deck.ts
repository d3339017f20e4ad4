import type { Stretch } from '#web/features/narration/growing-sound.ts';
import { lowered } from '#web/features/narration/lowered.ts';

export interface DeckEvents {
  onTime: () => void;
  onLength: (seconds: number) => void;
  onEnd: () => void;
  onError: () => void;
  onHalt: () => void;
}

interface Tuning {
  speed: number;
  volume: number;
  low: boolean;
}

/** A low voice is lower by so much, at whatever pace: what is slower by as much is so by itself, and nearly so is near enough. */
const LOW = 0.88;
const LOW_BY_PACE = { from: 0.8, to: 0.95 };

/** One audio element with what it holds of a sound. */
export class Deck {
  readonly #audio: HTMLAudioElement;
  #stretch: Stretch | undefined;
  #tuning: Tuning = { speed: 1, volume: 1, low: false };
  /** Seconds of the sound for a second of what the element holds. */
  #scale = 1;
  /** The lower form of its sound is being made. */
  #making: { stretch: Stretch } | undefined;
  /** Where it begins then, if it is not heard already. */
  #begins: number | undefined;
  #ready: Promise<void> = Promise.resolve();
  #lowAddress: string | undefined;
  #plays = false;

  constructor({ onTime, onLength, onEnd, onError, onHalt }: DeckEvents) {
    const audio = new Audio();
    audio.preservesPitch = true;
    audio.addEventListener('timeupdate', onTime);
    audio.addEventListener('loadedmetadata', () => onLength(audio.duration * this.#scale));
    // A listener who went elsewhere in the meantime has not heard the end.
    audio.addEventListener('ended', () => this.#stretch && audio.ended && onEnd());
    audio.addEventListener('error', () => this.#stretch && onError());
    audio.addEventListener('pause', () => this.#stretch && audio.paused && !audio.ended && onHalt());
    this.#audio = audio;
  }

  get stretch(): Stretch | undefined {
    return this.#stretch;
  }

  /** Seconds of the whole sound. */
  get time(): number {
    return (this.#stretch?.start ?? 0) + this.#inside;
  }

  set time(seconds: number) {
    const inside = Math.max(0, seconds - (this.#stretch?.start ?? 0));
    if (this.#begins !== undefined) this.#begins = inside;
    else this.#audio.currentTime = inside / this.#scale;
  }

  get isPlaying(): boolean {
    return !this.#audio.paused;
  }

  /** Safari lets only an element speak that was touched once. */
  wake(): void {
    if (!this.#stretch) this.#audio.load();
  }

  load(stretch: Stretch): void {
    this.#letGo();
    this.#stretch = stretch;
    this.#ready = Promise.resolve();
    if (!this.#isMadeLow) {
      this.#take(stretch.url, 1, 0);
      return;
    }
    // What it held before is not to be heard meanwhile.
    this.#audio.removeAttribute('src');
    this.#audio.load();
    this.#begins = 0;
    this.#ready = this.#makeLow(stretch);
  }

  tune(tuning: Tuning): void {
    this.#tuning = tuning;
    const stretch = this.#stretch;
    if (stretch && !this.#making && this.#isMadeLow !== (this.#lowAddress !== undefined)) {
      if (this.#isMadeLow) this.#ready = this.#makeLow(stretch);
      else this.#take(stretch.url, 1, this.#inside);
    }
    this.#set();
  }

  async play(): Promise<void> {
    this.#plays = true;
    await this.#ready;
    if (this.#plays && this.#stretch) await this.#audio.play();
  }

  pause(): void {
    this.#plays = false;
    this.#audio.pause();
  }

  unload(): void {
    this.#plays = false;
    if (!this.#stretch) return;
    this.#stretch = undefined;
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
    this.#letGo();
  }

  /** Seconds from where the stretch begins. */
  get #inside(): number {
    return this.#begins ?? this.#audio.currentTime * this.#scale;
  }

  /** At this pace it would not be lower, or so much that nobody would know the voice again. */
  get #isMadeLow(): boolean {
    const { low, speed } = this.#tuning;
    return low && (speed < LOW_BY_PACE.from || speed > LOW_BY_PACE.to);
  }

  /** A new source begins at the default speed. */
  #set(): void {
    const { speed, volume, low } = this.#tuning;
    this.#audio.preservesPitch = !low || this.#isMadeLow;
    this.#audio.defaultPlaybackRate = speed / this.#scale;
    this.#audio.playbackRate = speed / this.#scale;
    this.#audio.volume = volume;
  }

  /** What is heard already goes on as it is until then. Where it cannot be made, the voice is as high as by day. */
  async #makeLow(stretch: Stretch): Promise<void> {
    const making = { stretch };
    this.#making = making;
    if (this.#audio.paused) this.#begins = this.#inside;
    const low = await lowered(stretch.audio, LOW).catch(() => undefined);
    if (this.#making !== making) return;
    this.#making = undefined;
    if (low && this.#isMadeLow) {
      this.#lowAddress = URL.createObjectURL(low);
      this.#take(this.#lowAddress, LOW, this.#inside);
    } else if (this.#begins !== undefined) this.#take(stretch.url, 1, this.#begins);
  }

  #take(url: string, scale: number, seconds: number): void {
    const wasPlaying = !this.#audio.paused;
    if (url !== this.#lowAddress) this.#letGo();
    this.#begins = undefined;
    this.#scale = scale;
    this.#audio.src = url;
    if (seconds > 0) this.#audio.currentTime = seconds / scale;
    this.#set();
    // What it lost by this it plays on; a browser that refuses has paused it, and says so.
    if (wasPlaying) this.#audio.play().catch(() => undefined);
  }

  #letGo(): void {
    this.#making = undefined;
    this.#begins = undefined;
    this.#scale = 1;
    if (this.#lowAddress) URL.revokeObjectURL(this.#lowAddress);
    this.#lowAddress = undefined;
  }
}
