import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();
const expected = new Set<() => void>();

/** The form over the page. Any code may call it; `features/feedback` shows it. */
export function openFeedbackDialog(): void {
  show(true);
}

export function closeFeedbackDialog(): void {
  show(false);
}

/** A pointer or the focus is near the button: what the form is made of may come already. */
export function expectFeedbackDialog(): void {
  expected.forEach((preload) => preload());
}

export function onFeedbackDialogExpected(preload: () => void): () => void {
  expected.add(preload);
  return () => expected.delete(preload);
}

export function useFeedbackDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

function show(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
