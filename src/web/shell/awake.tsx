import { useEffect } from 'react';
import { AWAKE_EVENT, AWAKE_KEY } from '#domain/page-sleep.ts';
import { keptInTab } from '#web/browser/storage.ts';

/** Says that React has taken over the page. */
export function Awake() {
  useEffect(() => {
    keptInTab.write(AWAKE_KEY, 'true');
    document.dispatchEvent(new Event(AWAKE_EVENT));
  }, []);
  return null;
}
