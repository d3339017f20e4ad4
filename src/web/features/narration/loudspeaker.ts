interface LoudspeakerEvents {
  /** The time has moved on. */
  onTime: () => void;
  /** The length of what is loaded is known, in seconds. */
  onLength: (seconds: number) => void;
  onEnd: () => void;
  onError: () => void;
  /** Somebody else paused it: headphones were pulled out, or a call came in. */
  onHalt: () => void;
}

/** One audio element for everything that is read: Safari lets only an element speak that was touched once. */
export class Loudspeaker {
  readonly #events: LoudspeakerEvents;
  #audio: HTMLAudioElement | undefined;
  #loaded = false;
  #speed = 1;
  #volume = 1;

  constructor(events: LoudspeakerEvents) {
    this.#events = events;
  }

  get time(): number {
    return this.#audio?.currentTime ?? 0;
  }

  set time(seconds: number) {
    if (this.#audio) this.#audio.currentTime = seconds;
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

  /** To be called within a touch: what is loaded a moment later may be played then. */
  wake(): void {
    this.#audio ??= this.#open();
    if (!this.#loaded) this.#audio.load();
  }

  load(url: string): void {
    if (!this.#audio) return;
    this.#audio.src = url;
    this.#loaded = true;
    this.#tune();
  }

  async play(): Promise<void> {
    await this.#audio?.play();
  }

  pause(): void {
    this.#audio?.pause();
  }

  unload(): void {
    if (!this.#loaded || !this.#audio) return;
    this.#loaded = false;
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }

  #open(): HTMLAudioElement {
    const { onTime, onLength, onEnd, onError, onHalt } = this.#events;
    const audio = new Audio();
    audio.preservesPitch = true;
    audio.addEventListener('timeupdate', onTime);
    audio.addEventListener('loadedmetadata', () => onLength(audio.duration));
    // A listener who went elsewhere in the meantime has not heard the end.
    audio.addEventListener('ended', () => this.#loaded && audio.ended && onEnd());
    audio.addEventListener('error', () => this.#loaded && onError());
    audio.addEventListener('pause', () => this.#loaded && audio.paused && !audio.ended && onHalt());
    return audio;
  }

  /** A new source begins at the default speed. */
  #tune(): void {
    if (!this.#audio) return;
    this.#audio.defaultPlaybackRate = this.#speed;
    this.#audio.playbackRate = this.#speed;
    this.#audio.volume = this.#volume;
  }
}
