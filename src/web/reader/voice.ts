import { useSyncExternalStore } from 'react';
import type { Aside } from '#web/reader/aside.ts';

export type VoicePhase = 'ready' | 'generating' | 'playing' | 'paused';

/** The voice that reads the story of a page. */
export interface Voice {
  phase: () => VoicePhase;
  subscribe: (listener: () => void) => () => void;
  /** So far the text is read; to guests only the first page of their own stories is. */
  reach: () => number;
  /** From a place in the text. Within the touch that asked for it: some browsers let only that speak. */
  readFrom: (offset: number) => void;
  /** From now on another text is the one that it reads; null: the story. Absent where it is a recording. */
  readIn?: (aside: Aside | null) => void;
  goOn: () => void;
  /** It was asked to read, and so long it takes until it can read on to the end. Absent where it is a recording. */
  warmingS?: () => number | undefined;
  /** Another one reads at once. */
  quickNow?: () => void;
  pause: () => void;
  /** Times the pace and the loudness that the listener has chosen. */
  soften: (share: Softness) => void;
  /** Says a word alone, in the language of the story. Absent where it cannot. */
  say?: (word: string) => void;
  /** The last word was said. */
  onHeard: (listener: () => void) => () => void;
}

export interface Softness {
  speed: number;
  volume: number;
  /** Lower, too, and with longer pauses. */
  bedtime?: boolean;
}

let offered: Voice | null = null;
const listeners = new Set<() => void>();

/** Whoever plays sound calls it. One voice at a time: a page has one player. */
export function offerVoice(voice: Voice): () => void {
  offered = voice;
  tell();
  return () => {
    if (offered !== voice) return;
    offered = null;
    tell();
  };
}

/** Nobody, as long as the player is on its way, and for those to whom nothing is read. */
export function useVoice(): Voice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
    () => null,
  );
}

export function useVoicePhase(voice: Voice | null): VoicePhase {
  return useSyncExternalStore(
    (listener) => voice?.subscribe(listener) ?? (() => undefined),
    () => voice?.phase() ?? 'ready',
    () => 'ready',
  );
}

export function useVoiceReach(voice: Voice | null): number {
  return useSyncExternalStore(
    (listener) => voice?.subscribe(listener) ?? (() => undefined),
    () => voice?.reach() ?? 0,
    () => 0,
  );
}

/** Whole seconds; null where nobody waits for it. */
export function useVoiceWarming(voice: Voice | null): number | null {
  return useSyncExternalStore(
    (listener) => voice?.subscribe(listener) ?? (() => undefined),
    () => {
      const seconds = voice?.warmingS?.();
      return seconds === undefined ? null : Math.ceil(seconds);
    },
    () => null,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
