import { isLineUp } from '#web/browser/line.ts';
import { ReadAhead } from '#web/features/narration/read-ahead.ts';
import type { Script } from '#web/features/narration/script.ts';
import type { VoiceQuality } from '#web/features/narration/voice-choice.ts';

/** Which of our own voices reads a story: the natural one, as soon as it can read on to the end. */
export class WarmUp {
  #ahead: ReadAhead | undefined;
  #voice: VoiceQuality | undefined;
  #waitS: number | undefined;
  #waiting: AbortController | undefined;

  /** It stays the same until somebody stops it. */
  get voice(): VoiceQuality | undefined {
    return this.#voice;
  }

  /** Somebody waits for the natural voice, and so long they will. */
  get waitS(): number | undefined {
    return this.#waitS;
  }

  /** The reader of a story is here: it is made ready, first from where they are. */
  prepare(script: Script, offset: number): void {
    const before = this.#ahead;
    before?.leave();
    this.#ahead = readAheadOf(script);
    if (before) this.#ahead?.goOnFrom(before);
    this.#ahead?.begin(offset);
  }

  leave(): void {
    this.#ahead?.leave();
  }

  /** Once, when somebody begins to listen. Nothing where there is no choice. */
  choose({ quality: wish }: Script, offset: number, onWait: () => void): Promise<void> | undefined {
    this.calm();
    if (!this.#ahead || this.#voice || wish === 'quick') return undefined;
    return this.#wait(this.#ahead, { offset, wish, onWait });
  }

  /** Somebody would rather hear the quick voice than wait. */
  quickNow(): void {
    this.#voice = 'quick';
    this.calm();
  }

  /** Nobody waits any more. */
  calm(): void {
    this.#waiting?.abort();
    this.#waitS = undefined;
  }

  /** Whoever listens next may hear another one. */
  forget(): void {
    this.calm();
    this.#voice = undefined;
  }

  async #wait(
    ahead: ReadAhead,
    { offset, wish, onWait }: { offset: number; wish: VoiceQuality | undefined; onWait: () => void },
  ): Promise<void> {
    const waiting = new AbortController();
    this.#waiting = waiting;
    const { signal } = waiting;
    const tell = (seconds: number) => {
      this.#waitS = seconds;
      onWait();
    };
    const voice = await voiceFrom(ahead, offset, { wish, signal, onWait: tell });
    if (signal.aborted) return;
    this.#waitS = undefined;
    this.#voice = voice;
  }
}

/** Where our own natural voice may be the one that reads, and nobody of the family does. */
function readAheadOf(script: Script): ReadAhead | undefined {
  const { quality, voices, recorded = [] } = script;
  const isOurs = quality !== 'quick' && recorded.length === 0 && !Object.values(voices).includes(true);
  if (!isOurs || !isLineUp()) return undefined;
  return new ReadAhead(script);
}

/** Who wants to listen at once is not kept waiting for long, unless they want this voice. */
const PATIENCE_S = 20;
/** So soon it is now. */
const NOW_S = 0.3;
/** Until the machine has said how fast it is. */
const HEARD_OF_MS = 1500;
const TICK_MS = 500;

/** Which voice is to read from there, as soon as it can read on to the end; undefined: whichever the server takes. */
async function voiceFrom(
  ahead: ReadAhead,
  offset: number,
  {
    wish,
    signal,
    onWait,
  }: { wish: VoiceQuality | undefined; signal: AbortSignal; onWait: (seconds: number) => void },
): Promise<VoiceQuality | undefined> {
  const asked = performance.now();
  ahead.begin(offset);
  while (!signal.aborted) {
    const wait = ahead.waitFrom(offset);
    if (wait === undefined) {
      if (ahead.isOver || performance.now() - asked > HEARD_OF_MS) return wish;
    } else {
      if (wait <= NOW_S) return 'natural';
      if (!wish && wait > PATIENCE_S) return 'quick';
      onWait(wait);
    }
    await change(ahead, signal);
  }
  return wish;
}

function change(ahead: ReadAhead, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(tick);
      stop();
      signal.removeEventListener('abort', go);
      resolve();
    };
    const tick = setTimeout(go, TICK_MS);
    const stop = ahead.onChange(go);
    signal.addEventListener('abort', go);
  });
}
