import type { BackupNotice, SpeechFailure } from '#domain/speech-relay.ts';

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
  | { waits: 'crowd' }
  /** The voice that read it cannot go on: another one reads the page from its beginning. */
  | { again: 'page' };

/** What a queue shows, and to whom. */
export class QueueBoard {
  #state: QueueState;
  readonly #listeners = new Set<() => void>();
  readonly #newsListeners = new Set<(news: News) => void>();

  constructor(state: QueueState) {
    this.#state = state;
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly onNews = (listener: (news: News) => void): (() => void) => {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  };

  show(state: QueueState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  tell(news: News): void {
    for (const listener of this.#newsListeners) listener(news);
  }
}
