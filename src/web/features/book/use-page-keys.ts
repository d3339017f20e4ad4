import { useEffect, useEffectEvent } from 'react';

/** The lock screen and headphones turn the page. */
export function usePageKeys(turn: (step: 1 | -1) => void): void {
  const onKey = useEffectEvent(turn);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    mediaSession.setActionHandler('nexttrack', () => onKey(1));
    mediaSession.setActionHandler('previoustrack', () => onKey(-1));
    return () => {
      mediaSession.setActionHandler('nexttrack', null);
      mediaSession.setActionHandler('previoustrack', null);
    };
  }, []);
}
