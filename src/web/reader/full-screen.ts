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
    if (active) leaveFullScreen();
    // A browser may say no; the page stays as it is.
    else
      find()
        ?.requestFullscreen()
        .catch(() => undefined);
  };
  return { possible, active, toggle };
}

export function leaveFullScreen(): void {
  if (isActive()) document.exitFullscreen().catch(() => undefined);
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
