import { SpeechFailure, type BackupNotice } from '#domain/speech-relay.ts';
import type { GrowingSound } from '#web/features/narration/growing-sound.ts';
import { Loudspeaker } from '#web/features/narration/loudspeaker.ts';
import { readerOf, StoryClips, type HeardWord, type Script } from '#web/features/narration/story-clips.ts';
import { WarmUp } from '#web/features/narration/warm-up.ts';
import { BEGINNING, placeAt, secondsAt, type Place } from '#web/features/narration/timeline.ts';

export const SKIP_SECONDS = 10;

export type Phase = 'ready' | 'generating' | 'playing' | 'paused';

export interface QueueState {
  phase: Phase;
  /** Seconds of the whole story. */
  elapsed: number;
  total: number;
  /** Some of the total is reckoned. */
  reckoned: boolean;
  /** Who reads; unknown until somebody did. */
  provider: string | undefined;
  /** The natural voice could not read on to the end yet; in so many seconds it can. */
  warmingS: number | undefined;
  speed: number;
  volume: number;
}

export type Failure = SpeechFailure['kind'] | 'playback';
export type News =
  | { notice: BackupNotice }
  | { failure: Failure; waitS?: number }
  | { heard: 'all' }
  | { waits: 'crowd' };

/** Reads a story part by part; while one is heard, the next is made. */
export class AudioQueue {
  readonly #clips: StoryClips;
  readonly #speaker: Loudspeaker;
  /** Who reads which of it. */
  #reader: string;
  #script: Script;
  readonly #warmUp = new WarmUp();
  #isHere = false;

  #phase: Phase = 'ready';
  /** The part that the loudspeaker holds. */
  #loaded: number | undefined;
  /** Where it goes on, unless the loudspeaker knows better. */
  #place: Place = BEGINNING;
  #started = false;
  /** Raised by every wish of the listener: what was under way for an older one comes to nothing. */
  #turn = 0;

  #state: QueueState;
  readonly #told = new Set<BackupNotice>();
  readonly #listeners = new Set<() => void>();
  readonly #newsListeners = new Set<(news: News) => void>();

  constructor(script: Script) {
    this.#script = script;
    this.#clips = new StoryClips(script);
    this.#reader = readerOf(script);
    this.#speaker = new Loudspeaker({
      onTime: () => this.#show(),
      onLength: (seconds) => this.#loaded !== undefined && this.#clips.measured(this.#loaded, seconds),
      onWait: () => this.#show('generating'),
      onMore: () => this.#isRunning() && this.#show('playing'),
      onEnd: () => this.#goOn(),
      onError: (error) => this.#fail(error),
      onHalt: () => this.#phase === 'playing' && this.pause(),
    });
    this.#state = this.#snapshot();
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onNews(listener: (news: News) => void): () => void {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  }

  /** Its reader is here: what is to be heard is made ready, from where the voice is. */
  prepare(): void {
    this.#isHere = true;
    this.#warmUp.prepare(this.#script, this.#clips.offsetAt(this.#here()));
  }

  leave(): void {
    this.#isHere = false;
    this.#warmUp.leave();
  }

  /** Somebody would rather hear another voice than wait. */
  quickNow(): void {
    this.#warmUp.quickNow();
  }

  /** The voice or the story changed: a story that has grown is read on, another one is not. */
  update(script: Script): void {
    const offset = this.word()?.offset ?? this.#clips.offsetAt(this.#here());
    const isReadAlike = this.#reader === readerOf(script);
    this.#script = script;
    if (!isReadAlike) this.#warmUp.forget();
    const became = this.#clips.tell(this.#asRead());
    this.#reader = readerOf(script);
    if (became === 'same' && isReadAlike) return;
    if (became === 'another') {
      this.#started = false;
      this.#told.clear();
      this.stop();
    }
    if (this.#isHere) this.prepare();
    if (became !== 'another' && !isReadAlike) this.#changeVoice(offset);
    if (became === 'grown' && this.#phase === 'playing') void this.#prepareNext();
    this.#show();
  }

  play(): void {
    if (!this.#isRunning()) this.#start(this.#here());
  }

  pause(): void {
    if (!this.#isRunning()) return;
    this.#place = this.#here();
    this.#turn += 1;
    this.#warmUp.calm();
    this.#show('paused');
    this.#speaker.pause();
  }

  /** Back to the beginning. */
  stop(): void {
    this.#turn += 1;
    if (this.#warmUp.voice !== undefined) this.#clips.forget();
    this.#warmUp.forget();
    this.#clips.tell(this.#asRead());
    this.#place = BEGINNING;
    this.#clips.keepAskingFor([]);
    this.#unload();
    this.#show('ready');
  }

  skip(seconds: number): void {
    this.seek(this.#snapshot().elapsed + seconds);
  }

  /** To a second of the whole story. */
  seek(seconds: number): void {
    const place = placeAt(this.#clips.timeline(), seconds);
    if (this.#isRunning()) {
      void this.#playFrom(place);
      return;
    }
    this.#place = place;
    if (this.#holds(place)) this.#cue();
    else this.#unload();
    this.#show();
  }

  /** From a word of the text; nothing, as long as nobody has asked for a voice. */
  playFromWord(offset: number): void {
    if (this.#started) this.playFrom(offset);
  }

  reach(): number {
    return this.#clips.reach;
  }

  playFrom(offset: number): void {
    if (offset < this.reach()) this.#start(this.#clips.placeOfWord(offset));
  }

  setSpeed(speed: number): void {
    this.#speaker.speed = speed;
    this.#show();
  }

  setVolume(volume: number): void {
    this.#speaker.volume = volume;
    this.#show();
  }

  /** A lower voice at once, and longer pauses in what is asked for from now on. */
  setBedtime(on: boolean): void {
    this.#speaker.low = on;
    this.#clips.bedtime = on;
  }

  /** The word that is heard now, by its place in the whole text. */
  word(): HeardWord | null {
    return (this.#loaded !== undefined && this.#clips.word(this.#loaded, this.#speaker.time)) || null;
  }

  /** Goes on at the word that was heard last. */
  #changeVoice(offset: number): void {
    this.#clips.forget();
    this.#place = this.#clips.placeOfWord(offset);
    this.#unload();
    if (this.#isRunning()) void this.#playFrom(this.#place);
  }

  #start(place: Place): void {
    if (this.#clips.count === 0) return;
    this.#started = true;
    this.#speaker.wake();
    void this.#playFrom(place);
  }

  async #playFrom(place: Place): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#place = place;
    try {
      const choosing = this.#warmUp.choose(this.#script, this.#clips.offsetAt(place), () => this.#show());
      if (choosing) {
        this.#show('generating');
        await choosing;
        if (turn !== this.#turn) return;
        this.#clips.tell(this.#asRead());
      }
      if (!this.#holds(place)) {
        const sound = await this.#fetch(place);
        if (turn !== this.#turn) return;
        this.#speaker.load(sound, this.#seconds());
        this.#loaded = place.part;
      }
      this.#cue();
      this.#show();
      await this.#speaker.play();
      if (turn !== this.#turn) return;
      this.#show(this.#speaker.waits ? 'generating' : 'playing');
      this.#tellNotice();
      void this.#prepareNext();
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  /** In the voice that was chosen for it, if one had to be. */
  #asRead(): Script {
    const { voice } = this.#warmUp;
    return voice ? { ...this.#script, quality: voice } : this.#script;
  }

  async #fetch(place: Place): Promise<GrowingSound> {
    const { part } = place;
    this.#unload();
    const inside = this.#clips.charactersBefore(place);
    const there = this.#clips.clip(part)?.sound;
    const known = there !== undefined && !there.isBroken && there.until > inside;
    this.#show(known ? this.#phase : 'generating');
    this.#clips.keepAskingFor([part, part + 1]);
    const sound = await this.#clips.ask(part, inside, () => this.#tell({ waits: 'crowd' }));
    if (!known && this.#place.part === part) this.#place = this.#clips.placeOnceHeard(this.#place);
    return sound;
  }

  /** Once all of this one is there: nobody makes two at once as fast as one. */
  async #prepareNext(): Promise<void> {
    const part = this.#loaded;
    const sound = part === undefined ? undefined : this.#clips.clip(part)?.sound;
    const next = (part ?? 0) + 1;
    if (!sound || next >= this.#clips.count || this.#clips.clip(next)) return;
    await sound.ends();
    if (part !== this.#loaded || !sound.isWhole) return;
    try {
      await this.#clips.ask(next);
      this.#show();
    } catch {
      // It is asked for again when its time has come.
    }
  }

  #tellNotice(): void {
    const notice = this.#clips.clip(this.#loaded ?? 0)?.notice;
    if (!notice || this.#told.has(notice)) return;
    this.#told.add(notice);
    this.#tell({ notice });
  }

  #goOn(): void {
    const next = (this.#loaded ?? 0) + 1;
    if (next < this.#clips.count) {
      void this.#playFrom({ part: next, share: 0 });
      return;
    }
    this.#tell({ heard: 'all' });
    this.stop();
  }

  /** The place stays: to play again is to try again from there. */
  #fail(error: unknown): void {
    this.#place = this.#here();
    this.#turn += 1;
    this.#unload();
    this.#show('ready');
    const { kind: failure, waitS }: Partial<SpeechFailure> = error instanceof SpeechFailure ? error : {};
    this.#tell({ failure: failure ?? 'playback', waitS });
  }

  /** It is loaded, and made so far. */
  #holds(place: Place): boolean {
    if (this.#loaded !== place.part) return false;
    const sound = this.#clips.clip(place.part)?.sound;
    const seconds = place.share * this.#clips.lengthOf(place.part);
    return !sound || sound.isWhole || seconds <= sound.duration;
  }

  #cue(): void {
    this.#speaker.time = this.#seconds();
  }

  /** Of its part. */
  #seconds(): number {
    return this.#place.share * this.#clips.lengthOf(this.#place.part);
  }

  #unload(): void {
    this.#loaded = undefined;
    this.#speaker.unload();
  }

  #isRunning(): boolean {
    return this.#phase === 'playing' || this.#phase === 'generating';
  }

  #here(): Place {
    if (this.#loaded === undefined) return this.#place;
    const length = this.#clips.lengthOf(this.#loaded);
    return { part: this.#loaded, share: length ? Math.min(1, this.#speaker.time / length) : 0 };
  }

  #snapshot(): QueueState {
    const timeline = this.#clips.timeline();
    const here = this.#here();
    return {
      phase: this.#phase,
      elapsed: secondsAt(timeline, here),
      total: timeline.total,
      reckoned: timeline.reckoned,
      provider: (this.#clips.clip(here.part) ?? this.#clips.clip(0))?.provider,
      warmingS: this.#warmUp.waitS,
      speed: this.#speaker.speed,
      volume: this.#speaker.volume,
    };
  }

  #show(phase: Phase = this.#phase): void {
    this.#phase = phase;
    this.#state = this.#snapshot();
    for (const listener of this.#listeners) listener();
  }

  #tell(news: News): void {
    for (const listener of this.#newsListeners) listener(news);
  }
}
