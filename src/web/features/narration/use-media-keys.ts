import { useEffect } from 'react';
import { SKIP_SECONDS, type AudioQueue } from '#web/features/narration/audio-queue.ts';
import type { Phase } from '#web/features/narration/queue-state.ts';
import { holdMediaKeys, tellMediaTitle } from '#web/reader/media-session.ts';

/** The lock screen, the keyboard and headphones have buttons of their own. */
export function useMediaKeys(queue: AudioQueue, title: string, phase: Phase): void {
  const listening = phase !== 'ready';
  useEffect(() => {
    if (!listening || !('mediaSession' in navigator)) return undefined;
    const release = holdMediaKeys({
      play: () => queue.play(),
      pause: () => queue.pause(),
      stop: () => queue.stop(),
      seekbackward: () => queue.skip(-SKIP_SECONDS),
      seekforward: () => queue.skip(SKIP_SECONDS),
    });
    tellMediaTitle(title);
    return () => {
      release();
      tellMediaTitle(null);
      navigator.mediaSession.playbackState = 'none';
    };
  }, [queue, title, listening]);

  useEffect(() => {
    if (!listening || !('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = phase === 'paused' ? 'paused' : 'playing';
  }, [phase, listening]);
}
