import type { LanguageCode } from '#domain/languages.ts';
import { waitUntilStallFree } from '#domain/stall-free.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { listen } from '#web/api/listen.ts';
import { usualPace } from '#web/features/narration/pace.ts';
import { partsAhead } from '#web/features/narration/parts.ts';
import { readerOf, wishOf, type Script } from '#web/features/narration/script.ts';
import { readAheadWish } from '#web/features/narration/speech.ts';

/** In the natural voice: what of a text is ready to be heard, and the rest being made as long as its reader is here. */
export class ReadAhead {
  readonly #script: Script;
  readonly #text: string;
  readonly #language: LanguageCode;
  /** By characters: what is ready. */
  readonly #ready: Uint8Array;
  #readCharacters = 0;
  #readSeconds = 0;
  /** Seconds of work for a second of sound; undefined before the machine has said it, null where it has not been measured. */
  #pace: number | null | undefined;
  /** Nobody reads ahead here. */
  #isOver = false;
  #call: AbortController | undefined;
  /** Where the sentence is that is made now. */
  #at = 0;
  readonly #listeners = new Set<() => void>();

  constructor(script: Script) {
    const { text, language } = script.story;
    this.#text = text;
    this.#language = language;
    this.#script = script;
    this.#ready = new Uint8Array(text.length);
  }

  /** The same story went on: what is ready stays so, unless others are to read it now. */
  goOnFrom(before: ReadAhead): void {
    this.#pace = before.#pace;
    if (!this.#text.startsWith(before.#text) || this.#language !== before.#language) return;
    if (readerOf(this.#script) !== readerOf(before.#script)) return;
    this.#ready.set(before.#ready);
    this.#readCharacters = before.#readCharacters;
    this.#readSeconds = before.#readSeconds;
  }

  /** From a place of the text to its end, then what is before it. Goes on where it was, unless something else is wanted first. */
  begin(from = 0): void {
    const wanted = this.#missingAfter(from);
    if (this.#call && !this.#isOver && wanted === this.#missingAfter(this.#at)) return;
    if (wanted === undefined && this.#missingAfter(0) === undefined) return;
    this.leave();
    this.#isOver = false;
    const call = new AbortController();
    this.#call = call;
    void this.#read(wanted ?? 0, call);
  }

  /** The reader has gone, or wants another voice. */
  leave(): void {
    this.#call?.abort();
    this.#call = undefined;
  }

  /** Seconds until somebody may listen from there and never waits; undefined where that is not known. */
  waitFrom(offset: number): number | undefined {
    if (this.#pace === undefined || (this.#isOver && this.#missingAfter(offset) !== undefined))
      return undefined;
    const speed =
      this.#readSeconds > 0 ? this.#readCharacters / this.#readSeconds : usualPace(this.#language);
    const sentences = sentencesOf(this.#text.slice(offset), this.#language).map((sentence) => ({
      seconds: sentence.text.length / speed,
      isReady: this.#isReady(offset + sentence.offset, sentence.text),
    }));
    return waitUntilStallFree(sentences, this.#pace ?? 1);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether anything can still be expected of it. */
  get isOver(): boolean {
    return this.#isOver;
  }

  async #read(from: number, call: AbortController): Promise<void> {
    try {
      for (const part of partsAhead(this.#text, from)) {
        const { offset } = part;
        this.#at = offset;
        const wish = readAheadWish(wishOf(part, this.#script));
        const asked = { json: wish, signal: call.signal, guest: wish.link !== undefined };
        for await (const event of listen('POST /functions/v1/generate-speech', asked)) {
          if (call.signal.aborted) return;
          if (event.type !== 'done') this.#pace = event.pace;
          if (event.type === 'ready') this.#learn(offset + event.offset, event);
          this.#tell();
        }
        if (this.#pace === undefined) break;
      }
    } catch {
      // Then it is made when somebody listens.
    }
    if (this.#call !== call) return;
    this.#isOver = true;
    this.#tell();
  }

  #learn(offset: number, { length, duration }: { length: number; duration: number }): void {
    this.#at = offset + length;
    if (this.#ready[offset]) return;
    this.#ready.fill(1, offset, offset + length);
    this.#readCharacters += length;
    this.#readSeconds += duration;
  }

  /** Where the first sentence begins that is not ready. */
  #missingAfter(offset: number): number | undefined {
    const sentences = sentencesOf(this.#text.slice(offset), this.#language);
    const missing = sentences.find((each) => !this.#isReady(offset + each.offset, each.text));
    return missing && offset + missing.offset;
  }

  #isReady(offset: number, text: string): boolean {
    const last = text.search(/[\p{L}\p{M}\p{N}][^\p{L}\p{M}\p{N}]*$/u);
    return this.#ready[offset + Math.max(0, last)] === 1;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
