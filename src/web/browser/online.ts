/** Whether the browser thinks it has a line. Where it is wrong, a request tells. Node has a navigator that knows nothing of it. */
export const isOnline = (): boolean =>
  typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;

export function onLineChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What failed did so because the server could not be reached. Browsers word it each in their own way. */
export function isLineDown(error: unknown): boolean {
  return !isOnline() || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message));
}
