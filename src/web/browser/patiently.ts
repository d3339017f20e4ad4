/** Heard by who can say so in the reader's language. On the document, because the scripts of a page may have come in two bundles. */
const MISSING_EVENT = 'piece:missing';
const PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * For `lazy`: a script that does not come, because the line is down or the server busy, is asked for again until it is
 * there. What waits for it waits; the page around it stays as it is.
 */
export function patiently<Piece>(load: () => Promise<Piece>): () => Promise<Piece> {
  return async () => {
    for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await load();
      } catch {
        document.dispatchEvent(new Event(MISSING_EVENT));
        await lineIsBack(pauseMs);
      }
    }
  };
}

export function onMissingPiece(listener: () => void, signal: AbortSignal): void {
  document.addEventListener(MISSING_EVENT, listener, { signal });
}

/** When the browser says so, or after a while: not every broken line is noticed. */
function lineIsBack(withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const go = () => {
      over.abort();
      resolve();
    };
    window.addEventListener('online', go, { signal: over.signal });
    const timer = setTimeout(go, withinMs);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
