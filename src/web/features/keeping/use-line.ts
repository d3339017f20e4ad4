import { useEffect, useState } from 'react';
import { isLineUp, onLineChange, serverIsThere } from '#web/browser/line.ts';

/**
 * Whether the server can be reached. A computer that runs it for itself thinks that it is offline as soon as the cable is out, so what
 * the browser says is tried.
 */
export function useLine(): boolean {
  const [line, setLine] = useState(true);
  useEffect(() => {
    const look = async () => setLine(isLineUp() || (await serverIsThere()));
    void look();
    return onLineChange(() => void look());
  }, []);
  return line;
}
