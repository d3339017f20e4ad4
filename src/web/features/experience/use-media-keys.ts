import { useEffect, useEffectEvent } from 'react';
import type { Player } from '#web/features/experience/use-player.ts';
import { holdMediaKeys, tellMediaTitle } from '#web/reader/media-session.ts';

/** The lock screen, the keyboard and headphones have buttons of their own. */
export function useMediaKeys({ index, playing, silent, go, toggle }: Player, title: string): void {
  const turn = useEffectEvent((step: 1 | -1) => go(index + step));
  const play = useEffectEvent((wish: boolean) => wish !== playing && toggle());
  useEffect(() => {
    if (silent) return undefined;
    const release = holdMediaKeys({
      play: () => play(true),
      pause: () => play(false),
      nexttrack: () => turn(1),
      previoustrack: () => turn(-1),
    });
    tellMediaTitle(title);
    return () => {
      release();
      tellMediaTitle(null);
    };
  }, [title, silent]);
}
