import { useEffect } from 'react';

/** Keeps the screen awake, where the browser can. It lets go of it by itself when the page is hidden. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (over) await given.release();
        else lock = given;
      } catch {
        // A battery that is nearly empty is a good reason to say no.
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [on]);
}
