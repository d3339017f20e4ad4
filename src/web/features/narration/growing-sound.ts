import type { SpeechAnswer } from '#contract/speech.ts';
import type { SpokenHead } from '#contract/spoken-frames.ts';

type VoiceQuality = NonNullable<SpokenHead['quality']>;
type Word = SpeechAnswer['words'][number];

/** A sentence, or all there is. */
export interface SoundPiece {
  audio: Blob;
  /** Seconds. */
  duration: number;
  words: readonly Word[];
  /** So far the text is read with it. */
  until: number;
  /** Which of our own voices it is, if any. */
  quality?: VoiceQuality | undefined;
}

/** What can be heard in one go. */
export interface Stretch {
  audio: Blob;
  url: string;
  /** Seconds of the whole sound. */
  start: number;
  end: number;
}

/** The sound of a text, which may be heard while the rest of it is still made. */
export class GrowingSound {
  readonly #pieces: (SoundPiece & { start: number })[] = [];
  readonly #words: Word[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #addresses: string[] = [];
  #end: 'whole' | 'broken' | undefined;
  #fault: unknown;
  #stretch: Stretch | undefined;

  /** One that is there as it is. */
  static whole(audio: Blob, { duration, words }: Pick<SpeechAnswer, 'duration' | 'words'>): GrowingSound {
    const sound = new GrowingSound();
    sound.add({ audio, duration, words, until: Infinity });
    sound.finish();
    return sound;
  }

  /** Seconds that can be heard. */
  get duration(): number {
    const last = this.#pieces.at(-1);
    return last ? last.start + last.duration : 0;
  }

  get words(): readonly Word[] {
    return this.#words;
  }

  /** So far the text is read. */
  get until(): number {
    return this.isWhole ? Infinity : (this.#pieces.at(-1)?.until ?? 0);
  }

  /** Which of our own voices reads it now, if any. */
  get quality(): VoiceQuality | undefined {
    return this.#pieces.at(-1)?.quality;
  }

  get isWhole(): boolean {
    return this.#end === 'whole';
  }

  get isBroken(): boolean {
    return this.#end === 'broken';
  }

  /** Why it broke off. */
  get fault(): unknown {
    return this.#fault;
  }

  get audio(): Blob {
    return joined(this.#pieces);
  }

  add(piece: SoundPiece): void {
    const start = this.duration;
    this.#pieces.push({ ...piece, start });
    for (const word of piece.words) {
      this.#words.push({ ...word, start: word.start + start, end: word.end + start });
    }
    this.#tell();
  }

  finish(): void {
    this.#end ??= 'whole';
    this.#tell();
  }

  /** No more of it comes, though more was to come. */
  breakOff(fault: unknown): void {
    if (this.#end) return;
    this.#end = 'broken';
    this.#fault = fault;
    this.#tell();
  }

  onMore(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when it is read so far, or ends before that. */
  async reaches(place: number): Promise<void> {
    while (!this.#end && this.until <= place) await this.#more();
  }

  async ends(): Promise<void> {
    while (!this.#end) await this.#more();
  }

  /** What is there of it from the sentence on that is heard at a second; all of it, once that is there. */
  stretchAt(seconds: number): Stretch | undefined {
    if (this.isWhole) return this.stretchFrom(0);
    if (seconds >= this.duration) return undefined;
    return this.stretchFrom(this.#pieces.findLast(({ start }) => start <= seconds)?.start ?? 0);
  }

  /** From where a sentence begins. Sounds of MP3 can simply be joined. */
  stretchFrom(start: number): Stretch | undefined {
    const [known, end] = [this.#stretch, this.duration];
    if (known?.start === start && known.end === end) return known;
    const pieces = this.#pieces.filter((piece) => piece.start >= start);
    if (pieces.length === 0) return undefined;
    const audio = joined(pieces);
    const url = URL.createObjectURL(audio);
    this.#addresses.push(url);
    this.#stretch = { audio, url, start, end };
    return this.#stretch;
  }

  /** Its memory is given back. */
  forget(): void {
    for (const url of this.#addresses.splice(0)) URL.revokeObjectURL(url);
    this.#stretch = undefined;
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.onMore(() => {
        stop();
        resolve();
      });
    });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function joined(pieces: readonly SoundPiece[]): Blob {
  const parts = pieces.map(({ audio }) => audio);
  return new Blob(parts, { type: parts[0]?.type ?? '' });
}
