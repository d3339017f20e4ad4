import { isLineUp, lineIsBack, serverAnswers } from '#web/browser/line.ts';
import { renewPage } from '#web/browser/renew-page.ts';

/** Heard by who can say so in the reader's language. On the document, because the scripts of a page may have come in two bundles. */
const MISSING_EVENT = 'piece:missing';
const MOMENT_MS = 300;
const PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** The line is down, or the server is there and has no such script any more. */
export type Missing = 'not-now' | 'gone';

/** A script that fails once is asked for again: browsers fetch anew what did not arrive. */
export function onceMore<Piece>(load: () => Promise<Piece>): () => Promise<Piece> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      // Without a line a second try only takes time.
      if (!isLineUp()) throw error;
      await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
      return load();
    }
  };
}

/**
 * For `lazy`: a script that does not come, because the line is down or the server busy, is asked for again until it is
 * there. What waits for it waits; the page around it stays as it is. When the server has no such script any more, because there
 * is a newer version, the page is loaded anew, once.
 */
export function patiently<Piece>(load: () => Promise<Piece>): () => Promise<Piece> {
  return untilThere(load, async () => {
    const missing: Missing = (await serverAnswers()) ? 'gone' : 'not-now';
    if (missing === 'gone' && renewPage()) await new Promise(() => undefined);
    document.dispatchEvent(new CustomEvent<Missing>(MISSING_EVENT, { detail: missing }));
  });
}

/** For what nobody asked for: it waits as patiently, and no word is said of it. */
export function unnoticed<Piece>(load: () => Promise<Piece>): () => Promise<Piece> {
  return untilThere(load, async () => undefined);
}

function untilThere<Piece>(load: () => Promise<Piece>, onMissing: () => Promise<void>): () => Promise<Piece> {
  const tryTwice = onceMore(load);
  return async () => {
    for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await tryTwice();
      } catch {
        await onMissing();
        await lineIsBack(pauseMs);
      }
    }
  };
}

export function onMissingPiece(listener: (missing: Missing) => void, signal: AbortSignal): void {
  document.addEventListener(
    MISSING_EVENT,
    (event) => listener(event instanceof CustomEvent ? (event.detail as Missing) : 'not-now'),
    { signal },
  );
}
