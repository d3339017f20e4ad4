import type { Stretch } from '#web/features/narration/growing-sound.ts';

export interface DeckEvents {
  onTime: () => void;
  onLength: (seconds: number) => void;
  onEnd: () => void;
  onError: () => void;
  onHalt: () => void;
}

const LOWEST = 0.85;

/** One audio element with what it holds of a sound. */
export class Deck {
  readonly #audio: HTMLAudioElement;
  #stretch: Stretch | undefined;

  constructor({ onTime, onLength, onEnd, onError, onHalt }: DeckEvents) {
    const audio = new Audio();
    audio.preservesPitch = true;
    audio.addEventListener('timeupdate', onTime);
    audio.addEventListener('loadedmetadata', () => onLength(audio.duration));
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
    return (this.#stretch?.start ?? 0) + this.#audio.currentTime;
  }

  set time(seconds: number) {
    this.#audio.currentTime = Math.max(0, seconds - (this.#stretch?.start ?? 0));
  }

  /** Safari lets only an element speak that was touched once. */
  wake(): void {
    if (!this.#stretch) this.#audio.load();
  }

  load(stretch: Stretch): void {
    this.#stretch = stretch;
    this.#audio.src = stretch.url;
  }

  /**
   * A new source begins at the default speed. Low: what is slower is lower by as much, unless it is so slow that nobody would know
   * the voice again.
   */
  tune({ speed, volume, low }: { speed: number; volume: number; low: boolean }): void {
    this.#audio.preservesPitch = !(low && speed < 1 && speed >= LOWEST);
    this.#audio.defaultPlaybackRate = speed;
    this.#audio.playbackRate = speed;
    this.#audio.volume = volume;
  }

  async play(): Promise<void> {
    await this.#audio.play();
  }

  pause(): void {
    this.#audio.pause();
  }

  unload(): void {
    if (!this.#stretch) return;
    this.#stretch = undefined;
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }
}
