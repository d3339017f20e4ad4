import { useSyncExternalStore } from 'react';

interface FullScreen {
  /** Phones of some makers let nothing but videos fill the screen. */
  possible: boolean;
  active: boolean;
  toggle: () => void;
}

/** Of the element that is there when somebody asks for it. */
export function useFullScreen(find: () => Element | null): FullScreen {
  const possible = useSyncExternalStore(subscribe, isPossible, () => false);
  const active = useSyncExternalStore(subscribe, isActive, () => false);
  const toggle = () => {
    const change = active ? document.exitFullscreen() : find()?.requestFullscreen();
    // A browser may say no; the page stays as it is.
    change?.catch(() => undefined);
  };
  return { possible, active, toggle };
}

function isPossible(): boolean {
  return document.fullscreenEnabled;
}

function isActive(): boolean {
  return document.fullscreenElement !== null;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
