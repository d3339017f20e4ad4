import { useEffect } from 'react';
import { SKIP_SECONDS, type AudioQueue, type Phase } from '#web/features/narration/audio-queue.ts';

/** The lock screen, the keyboard and headphones have buttons of their own. */
export function useMediaKeys(queue: AudioQueue, title: string, phase: Phase): void {
  const listening = phase !== 'ready';
  useEffect(() => {
    if (!listening || !('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const keys: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => queue.play()],
      ['pause', () => queue.pause()],
      ['stop', () => queue.stop()],
      ['seekbackward', () => queue.skip(-SKIP_SECONDS)],
      ['seekforward', () => queue.skip(SKIP_SECONDS)],
    ];
    mediaSession.metadata = new MediaMetadata({ title, artist: 'Fabloom' });
    for (const [key, press] of keys) mediaSession.setActionHandler(key, press);
    return () => {
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      for (const [key] of keys) mediaSession.setActionHandler(key, null);
    };
  }, [queue, title, listening]);

  useEffect(() => {
    if (!listening || !('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = phase === 'paused' ? 'paused' : 'playing';
  }, [phase, listening]);
}
