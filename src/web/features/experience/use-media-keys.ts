import { useEffect, useEffectEvent } from 'react';
import { BRAND } from '#domain/brand.ts';
import type { Player } from '#web/features/experience/use-player.ts';

/** The lock screen, the keyboard and headphones have buttons of their own. */
export function useMediaKeys({ index, playing, silent, go, toggle }: Player, title: string): void {
  const press = useEffectEvent((action: MediaSessionAction) => {
    if (action === 'nexttrack') go(index + 1);
    else if (action === 'previoustrack') go(index - 1);
    else if ((action === 'play') !== playing) toggle();
  });
  useEffect(() => {
    if (silent || !('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const actions = ['play', 'pause', 'nexttrack', 'previoustrack'] as const;
    mediaSession.metadata = new MediaMetadata({ title, artist: BRAND });
    for (const action of actions) mediaSession.setActionHandler(action, () => press(action));
    return () => {
      mediaSession.metadata = null;
      for (const action of actions) mediaSession.setActionHandler(action, null);
    };
  }, [title, silent]);
}
