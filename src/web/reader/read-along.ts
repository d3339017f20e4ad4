import { useSyncExternalStore } from 'react';

/** A word of the story, by its place in the whole text. */
export interface SpokenWord {
  offset: number;
  length: number;
  /** The text beside the story that it belongs to, if it is none of the story's. */
  aside?: string | undefined;
  /** Nobody knows just where the voice is: about here, and the page as a whole is heard. */
  wholePage?: boolean;
}

let spoken: SpokenWord | null = null;
const listeners = new Set<() => void>();
const tapListeners = new Set<(offset: number, aside?: string) => void>();

/** The voice is at this word now; null: it is silent. Whoever plays sound calls it, whoever shows text listens. */
export function sayWord(word: SpokenWord | null): void {
  spoken = word;
  for (const listener of listeners) listener();
}

export function spokenWord(): SpokenWord | null {
  return spoken;
}

export function onSpokenWord(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody touched the text here and wants to hear on from there. */
export function tapWord(offset: number, aside?: string): void {
  for (const listener of tapListeners) listener(offset, aside);
}

export function onWordTapped(listener: (offset: number, aside?: string) => void): () => void {
  tapListeners.add(listener);
  return () => tapListeners.delete(listener);
}

/** A page is heard as a whole right now. */
export function useHeardWhole(): boolean {
  return useSyncExternalStore(
    onSpokenWord,
    () => spoken?.wholePage === true,
    () => false,
  );
}
