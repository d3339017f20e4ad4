import { subscribeToToasts, toast, visibleToasts, type ToastOptions } from '#web/ui/toast-store.ts';

let waiting: readonly ToastOptions[] = [];
let shown: number | undefined;
let isShowing = false;
let isWatching = false;

/** Rewards wait for each other, so that they neither bury the page nor push out what else there is to say. */
export function toastOneByOne(toasts: readonly ToastOptions[]): void {
  waiting = [...waiting, ...toasts];
  if (!isWatching) subscribeToToasts(showNext);
  isWatching = true;
  showNext();
}

function showNext(): void {
  const [next, ...others] = waiting;
  if (!next || isShowing || visibleToasts().some(({ id }) => id === shown)) return;
  waiting = others;
  // Whoever watches the messages is told of this one before it is known which one it is.
  isShowing = true;
  toast(next);
  shown = visibleToasts().at(-1)?.id;
  isShowing = false;
}
