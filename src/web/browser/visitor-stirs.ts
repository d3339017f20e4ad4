const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

let wake: () => void = () => undefined;
const awake = new Promise<void>((resolve) => {
  wake = resolve;
});

const quiet = new AbortController();

/** Something is needed now: whoever waits for the visitor waits no longer. */
export const wakeUp = (): void => wake();

/**
 * Resolves with the first sign of the visitor; at once on the server, for somebody who is signed in, and where another
 * script has seen one.
 */
export function visitorStirs(): Promise<void> {
  if (typeof window === 'undefined' || window.scrollY > 0 || isKnownToBeThere()) wake();
  else for (const sign of SIGNS) window.addEventListener(sign, seen, { passive: true, signal: quiet.signal });
  return awake;
}

function isKnownToBeThere(): boolean {
  const { session, stirred } = document.documentElement.dataset;
  return session !== undefined || stirred !== undefined;
}

function seen(sign: Event): void {
  // A page that comes up under a pointer at rest is told of it as of a move.
  if (sign instanceof MouseEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY) return;
  quiet.abort();
  document.documentElement.dataset.stirred = '';
  wake();
}
