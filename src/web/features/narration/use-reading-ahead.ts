import { useEffect } from 'react';
import type { AudioQueue } from '#web/features/narration/audio-queue.ts';

/** While somebody has a story open before them, or listens to it, its voice is made ready. */
export function useReadingAhead(queue: AudioQueue, isOpen: boolean): void {
  useEffect(() => {
    const keepUp = () => {
      const { phase } = queue.state();
      const looks = isOpen && document.visibilityState === 'visible';
      const isHere = looks || phase === 'playing' || phase === 'generating';
      if (isHere) queue.prepare();
      else queue.leave();
    };
    keepUp();
    document.addEventListener('visibilitychange', keepUp);
    return () => {
      document.removeEventListener('visibilitychange', keepUp);
      queue.leave();
    };
  }, [queue, isOpen]);
}
