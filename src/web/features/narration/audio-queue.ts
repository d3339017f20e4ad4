import { SpeechFailure } from '#domain/speech-relay.ts';
import { Playhead } from '#web/features/narration/playhead.ts';
import { QueueBoard, type News, type Phase, type QueueState } from '#web/features/narration/queue-state.ts';
import { pageAt, readerOf, type Script } from '#web/features/narration/script.ts';
import { StoryClips, type HeardWord } from '#web/features/narration/story-clips.ts';
import { Supply } from '#web/features/narration/supply.ts';
import { BEGINNING, placeAt, secondsAt, type Place } from '#web/features/narration/timeline.ts';
import { hasVoiceBroken } from '#web/features/narration/voice-service.ts';
import { WarmUp } from '#web/features/narration/warm-up.ts';

export const SKIP_SECONDS = 10;

/** Reads a story part by part; while one is heard, the next is made. */
export class AudioQueue {
  readonly #clips: StoryClips;
  readonly #head: Playhead;
  /** Who reads which of it. */
  #reader: string;
  #script: Script;
  readonly #warmUp = new WarmUp();
  #isHere = false;

  #phase: Phase = 'ready';
  #started = false;
  /** Raised by every wish of the listener: what was under way for an older one comes to nothing. */
  #turn = 0;

  readonly #board: QueueBoard;
  readonly #supply: Supply;

  constructor(script: Script) {
    this.#script = script;
    this.#clips = new StoryClips(script);
    this.#reader = readerOf(script);
    this.#head = new Playhead(this.#clips, {
      onTime: () => this.#show(),
      onWait: () => this.#show('generating'),
      onMore: () => this.#isRunning() && this.#show('playing'),
      onEnd: () => this.#goOn(),
      onError: (error) => this.#fail(error),
      onHalt: () => this.#phase === 'playing' && this.pause(),
    });
    this.#board = new QueueBoard(this.#snapshot());
    this.#supply = new Supply(this.#clips, this.#head, (news) => this.#board.tell(news));
  }

  readonly state = (): QueueState => this.#board.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#board.subscribe(listener);

  onNews(listener: (news: News) => void): () => void {
    return this.#board.onNews(listener);
  }

  /** Its reader is here: what is to be heard is made ready, from where the voice is. */
  prepare(): void {
    this.#isHere = true;
    this.#warmUp.prepare(this.#script, this.#clips.offsetAt(this.#head.here));
  }

  get isHere(): boolean {
    return this.#isHere;
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
    const offset = this.#offset();
    const isReadAlike = this.#reader === readerOf(script);
    this.#script = script;
    if (!isReadAlike) this.#warmUp.forget();
    const became = this.#clips.tell(this.#asRead());
    this.#reader = readerOf(script);
    if (became === 'same' && isReadAlike) return;
    if (became === 'another') {
      this.#started = false;
      this.#supply.forgetNotices();
      this.stop();
    }
    if (this.#isHere) this.prepare();
    if (became !== 'another' && !isReadAlike) this.#readAnewFrom(offset);
    if (became === 'grown' && this.#phase === 'playing') void this.#prepareNext();
    this.#show();
  }

  play(): void {
    if (!this.#isRunning()) this.#start(this.#head.here);
  }

  pause(): void {
    if (!this.#isRunning()) return;
    this.#turn += 1;
    this.#warmUp.calm();
    this.#show('paused');
    this.#head.pause();
  }

  /** Back to the beginning. */
  stop(): void {
    this.#turn += 1;
    if (this.#warmUp.voice !== undefined) this.#clips.forget();
    this.#warmUp.forget();
    this.#clips.tell(this.#asRead());
    this.#head.goTo(BEGINNING);
    this.#clips.keepAskingFor([]);
    this.#head.unload();
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
    this.#head.goTo(place);
    if (this.#head.holds(place)) this.#head.cue();
    else this.#head.unload();
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
    this.#head.speed = speed;
    this.#show();
  }

  setVolume(volume: number): void {
    this.#head.volume = volume;
    this.#show();
  }

  setBedtime(on: boolean): void {
    this.#head.bedtime = on;
  }

  /** The word that is heard now, by its place in the whole text. */
  word(): HeardWord | null {
    return this.#head.word;
  }

  /** Where the voice is in the text. */
  #offset(): number {
    return this.word()?.offset ?? this.#clips.offsetAt(this.#head.here);
  }

  /** In another voice. */
  #readAnewFrom(offset: number): void {
    this.#clips.forget();
    const place = this.#clips.placeOfWord(offset);
    this.#head.goTo(place);
    this.#head.unload();
    if (this.#isRunning()) void this.#playFrom(place);
  }

  #start(place: Place): void {
    if (this.#clips.count === 0) return;
    this.#started = true;
    this.#head.wake();
    void this.#playFrom(place);
  }

  async #playFrom(place: Place): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#head.goTo(place);
    try {
      const choosing = this.#warmUp.choose(this.#script, this.#clips.offsetAt(place), () => this.#show());
      if (choosing) {
        this.#show('generating');
        await choosing;
        if (turn !== this.#turn) return;
        this.#clips.tell(this.#asRead());
      }
      if (!this.#head.holds(place)) {
        const sound = await this.#supply.fetch(place, () => this.#show('generating'));
        if (turn !== this.#turn) return;
        this.#head.load(sound);
      }
      this.#head.cue();
      this.#show();
      await this.#head.play();
      if (turn !== this.#turn) return;
      this.#show(this.#head.waits ? 'generating' : 'playing');
      this.#supply.tellNotice();
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

  async #prepareNext(): Promise<void> {
    const sound = await this.#supply.whole();
    if (!sound) return;
    if (sound.quality === 'quick' && this.#asRead().quality === 'natural') {
      // It took over where a page begins: a story does not change its voice twice.
      this.#warmUp.quickNow();
      this.#clips.readOnBy(this.#asRead());
    }
    await this.#supply.next();
    this.#show();
  }

  #goOn(): void {
    const next = (this.#head.loaded ?? 0) + 1;
    if (next < this.#clips.count) {
      void this.#playFrom({ part: next, share: 0 });
      return;
    }
    this.#board.tell({ heard: 'all' });
    this.stop();
  }

  /** The place stays: to play again is to try again from there. Unless another voice can read it. */
  #fail(error: unknown): void {
    if (this.#readsPageAgain(error)) return;
    this.#head.goTo(this.#head.here);
    this.#turn += 1;
    this.#head.unload();
    this.#show('ready');
    const { kind: failure, waitS }: Partial<SpeechFailure> = error instanceof SpeechFailure ? error : {};
    this.#board.tell({ failure: failure ?? 'playback', waitS });
  }

  /** Where the natural voice has failed for good the quick one reads the page, from its beginning: never half of one each. */
  #readsPageAgain(error: unknown): boolean {
    const { part } = this.#head.here;
    if (!hasVoiceBroken(error) || !this.#isRunning()) return false;
    if (this.#clips.readerOfPart(part) !== 'natural') return false;
    const page = pageAt(this.#script.story, this.#offset());
    this.#warmUp.quickNow();
    this.#clips.tell(this.#asRead());
    this.#readAnewFrom(page);
    this.#board.tell({ again: 'page' });
    return true;
  }

  #isRunning(): boolean {
    return this.#phase === 'playing' || this.#phase === 'generating';
  }

  #snapshot(): QueueState {
    const timeline = this.#clips.timeline();
    const { here } = this.#head;
    return {
      phase: this.#phase,
      elapsed: secondsAt(timeline, here),
      total: timeline.total,
      reckoned: timeline.reckoned,
      provider: (this.#clips.clip(here.part) ?? this.#clips.clip(0))?.provider,
      warmingS: this.#warmUp.waitS,
      speed: this.#head.speed,
      volume: this.#head.volume,
    };
  }

  #show(phase: Phase = this.#phase): void {
    this.#phase = phase;
    this.#board.show(this.#snapshot());
  }
}
