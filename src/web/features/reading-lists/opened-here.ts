import { useSyncExternalStore } from 'react';
import { kept } from '#web/browser/storage.ts';

const KEY = 'fabloom.opened-from-lists';
/** Of some more lists than anybody has at once. */
const MOST = 500;
const NONE: readonly string[] = [];

let last: { text: string | null; marks: readonly string[] } = { text: null, marks: NONE };
const listeners = new Set<() => void>();

/** Which stories of reading lists were opened on this device. It is known here and told to nobody. */
export function useOpenedHere(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

export function markOpened(mark: string): void {
  const marks = current();
  if (marks.includes(mark)) return;
  kept.write(KEY, JSON.stringify([...marks, mark].slice(-MOST)));
  for (const listener of listeners) listener();
}

function current(): readonly string[] {
  const text = kept.read(KEY);
  if (text !== last.text) last = { text, marks: marksIn(text) };
  return last.marks;
}

function marksIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
