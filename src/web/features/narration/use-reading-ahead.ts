import { useEffect } from 'react';
import type { AudioQueue } from '#web/features/narration/audio-queue.ts';

/** While somebody looks at a story, or listens to it, its voice is made ready. */
export function useReadingAhead(queue: AudioQueue): void {
  useEffect(() => {
    const keepUp = () => {
      const { phase } = queue.state();
      const isHere = document.visibilityState === 'visible' || phase === 'playing' || phase === 'generating';
      if (isHere) queue.prepare();
      else queue.leave();
    };
    keepUp();
    document.addEventListener('visibilitychange', keepUp);
    return () => {
      document.removeEventListener('visibilitychange', keepUp);
      queue.leave();
    };
  }, [queue]);
}
