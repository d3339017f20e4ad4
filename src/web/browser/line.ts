/** As far as the browser knows: it notices a pulled plug, and few other things. Node has a navigator that knows nothing of it. */
export function isLineUp(): boolean {
  return typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;
}

/** What failed did so because the server could not be reached. Browsers word it each in their own way. */
export function isLineFault(error: unknown): boolean {
  return (
    !isLineUp() ||
    (error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message))
  );
}

export function onLineChange(listener: () => void): () => void {
  const over = new AbortController();
  for (const change of ['online', 'offline']) {
    window.addEventListener(change, listener, { signal: over.signal });
  }
  return () => over.abort();
}

/** When the browser says so, or after a while: not every broken line is noticed. */
export function lineIsBack(withinMs: number): Promise<void> {
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

const PATIENCE_MS = 5000;

/** Whether our server can be reached right now. */
export async function serverAnswers(): Promise<boolean> {
  return isLineUp() && serverIsThere();
}

/** Whatever the browser thinks of the line: a server may run on the same machine. */
export async function serverIsThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
}
