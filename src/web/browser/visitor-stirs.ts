const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Resolves with the first sign of the visitor: from then on it is worth fetching what most go on to. */
export function visitorStirs(): Promise<void> {
  if (window.scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const quiet = new AbortController();
    const seen = (sign: Event) => {
      // A page that comes up under a pointer at rest is told of it as of a move.
      if (sign instanceof MouseEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)
        return;
      quiet.abort();
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, seen, { passive: true, signal: quiet.signal });
  });
}
