import { useEffect } from 'react';
import { AWAKE_EVENT } from '#domain/page-sleep.ts';

/** Says that React has taken over the page. */
export function Awake() {
  useEffect(() => void document.dispatchEvent(new Event(AWAKE_EVENT)), []);
  return null;
}
