import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Fills the screen, turned on its side where a device can be told to; leaving the one is leaving the other. */
export function useWholeScreen(element: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const stage = element.current;
    if (!stage || !document.fullscreenEnabled) return undefined;
    let isThere = false;
    const onChange = () => {
      const isNow = document.fullscreenElement === stage;
      // The browser keeps the Escape key to itself as long as the screen is full.
      if (isThere && !isNow) left();
      isThere = isNow;
    };
    document.addEventListener('fullscreenchange', onChange);
    // Whoever is asked may say no: then it stays as large as the window.
    stage.requestFullscreen().then(onItsSide, () => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement === stage) document.exitFullscreen().catch(() => undefined);
    };
  }, [element]);
}

function onItsSide(): void {
  const orientation = screen.orientation as ScreenOrientation & { lock?: (to: string) => Promise<void> };
  orientation.lock?.('landscape').catch(() => undefined);
}
