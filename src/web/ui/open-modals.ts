import { useSyncExternalStore } from 'react';

/** The modal dialogs that lie open, the topmost last. Whatever must be reachable above them has to stand inside. */
let modals: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

export function addModal(modal: HTMLElement): () => void {
  update([...modals, modal]);
  return () => update(modals.filter((open) => open !== modal));
}

export function topmostModal(): HTMLElement | null {
  return modals.at(-1) ?? null;
}

/** Whatever floats over the page belongs into it: nothing outside can be touched. */
export function useTopmostModal(): HTMLElement | null {
  return useSyncExternalStore(subscribeToModals, topmostModal, () => null);
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: readonly HTMLElement[]) {
  modals = next;
  for (const listener of listeners) listener();
}
