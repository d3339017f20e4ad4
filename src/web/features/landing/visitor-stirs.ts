const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

let wake: () => void = () => undefined;
const awake = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Something is needed now: whoever waits for the visitor waits no longer. */
export const wakeUp = (): void => wake();

/** Resolves with the first sign of the visitor; at once on the server, and for somebody who is signed in. */
export function visitorStirs(): Promise<void> {
  if (typeof window === 'undefined' || window.scrollY > 0 || document.documentElement.dataset.session) wake();
  else for (const sign of SIGNS) window.addEventListener(sign, wake, { once: true, passive: true });
  return awake;
}
