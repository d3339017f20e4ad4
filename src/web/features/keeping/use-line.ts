import { useEffect, useState } from 'react';
import { isOnline, onLineChange } from '#web/browser/online.ts';

/**
 * Whether the server can be reached. A computer that runs it for itself thinks that it is offline as soon as the cable is out, so what
 * the browser says is tried.
 */
export function useLine(): boolean {
  const [line, setLine] = useState(true);
  useEffect(() => {
    const look = async () => setLine(isOnline() || (await serverAnswers()));
    void look();
    return onLineChange(() => void look());
  }, []);
  return line;
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
