import { useSyncExternalStore } from 'react';
import type { Relation } from '#domain/recordings.ts';

/** A page of the story that somebody of the family has read. */
export interface RecordedPage {
  /** Where it begins in the whole text. */
  offset: number;
  text: string;
  /** Changes when it is recorded anew. */
  version: string;
  /** Rejects where it cannot be had now. */
  sound: () => Promise<Blob>;
  /** Seconds. */
  duration: number;
}

/** Whose voice reads the story of a page, as far as they have read it. */
export interface FamilyVoice {
  storyId: string;
  voice: Relation;
  pages: readonly RecordedPage[];
}

let offered: FamilyVoice | null = null;
const listeners = new Set<() => void>();

/** Whoever keeps recordings calls it; whoever plays sound listens. */
export function offerFamilyVoice(voice: FamilyVoice | null): void {
  offered = voice;
  for (const listener of listeners) listener();
}

export function familyVoice(): FamilyVoice | null {
  return offered;
}

export function useFamilyVoice(): FamilyVoice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    familyVoice,
    () => null,
  );
}
