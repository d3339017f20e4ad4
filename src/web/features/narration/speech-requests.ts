import { requestSpeech, type Speech, type SpeechWish } from '#web/features/narration/speech.ts';

interface Running {
  speech: Promise<Speech>;
  controller: AbortController;
}

/** What is being read for parts of a story right now; nothing is asked for twice at once. */
export class SpeechRequests {
  readonly #running = new Map<number, Running>();

  ask(part: number, wish: SpeechWish): Promise<Speech> {
    const known = this.#running.get(part);
    if (known) return known.speech;
    const controller = new AbortController();
    const speech = requestSpeech({ ...wish, signal: controller.signal });
    this.#running.set(part, { speech, controller });
    void this.#leave(part, { speech, controller });
    return speech;
  }

  /** When there is no more to come of it. */
  async #leave(part: number, { speech, controller }: Running): Promise<void> {
    await speech.then(({ sound }) => sound.ends()).catch(() => undefined);
    if (this.#running.get(part)?.controller === controller) this.#running.delete(part);
  }

  /** A voice that reads what nobody waits for any more keeps the listener waiting. */
  cancelAllBut(parts: readonly number[]): void {
    for (const [part, { controller }] of this.#running) {
      if (parts.includes(part)) continue;
      this.#running.delete(part);
      controller.abort();
    }
  }
}
