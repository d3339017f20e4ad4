import { useSyncExternalStore } from 'react';
import { kept } from '#web/browser/storage.ts';

const KEY = 'fabloom.captions';
const listeners = new Set<() => void>();

/** Whether scenes are shown with their words; remembered. */
export function useCaptions(): [shown: boolean, toggle: () => void] {
  const shown = useSyncExternalStore(subscribe, areShown, () => true);
  return [shown, toggle];
}

function areShown(): boolean {
  return kept.read(KEY) !== 'off';
}

function toggle(): void {
  kept.write(KEY, areShown() ? 'off' : 'on');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
