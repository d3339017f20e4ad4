import { useState, useSyncExternalStore } from 'react';
import { isLineUp, onLineChange } from '#web/browser/line.ts';

/** True from the moment on that the line is down: words about it stay until they have done their work. */
export function useLineWasDown(): boolean {
  const lineUp = useSyncExternalStore(onLineChange, isLineUp, () => true);
  const [wasDown, setWasDown] = useState(!lineUp);
  if (!lineUp && !wasDown) setWasDown(true);
  return wasDown || !lineUp;
}
