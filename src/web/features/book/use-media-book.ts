import { useEffect, useEffectEvent } from 'react';
import { holdMediaKeys, tellMediaArtwork } from '#web/reader/media-session.ts';

/** The lock screen and headphones turn the page, and show a picture of the book. */
export function useMediaBook(turn: (step: 1 | -1) => void, picture: string | null): void {
  const onKey = useEffectEvent(turn);
  useEffect(() => holdMediaKeys({ nexttrack: () => onKey(1), previoustrack: () => onKey(-1) }), []);
  useEffect(() => {
    tellMediaArtwork(picture);
    return () => tellMediaArtwork(null);
  }, [picture]);
}
