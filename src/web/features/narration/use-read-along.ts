import { useEffect } from 'react';
import type { AudioQueue } from '#web/features/narration/audio-queue.ts';
import { onWordTapped, sayWord } from '#web/reader/read-along.ts';

/** The text follows the voice from word to word, and the voice goes where the text is touched. */
export function useReadAlong(queue: AudioQueue, aside: string | undefined): void {
  useEffect(() => {
    let said = queue.word();
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      const word = queue.word();
      if (word?.offset !== said?.offset) {
        said = word;
        sayWord(word && { ...word, aside });
      }
      if (queue.state().phase === 'playing') frame = requestAnimationFrame(follow);
    };
    const stops = [
      queue.subscribe(follow),
      onWordTapped((offset, where) => {
        if (where === aside) queue.playFromWord(offset);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(frame);
      sayWord(null);
    };
  }, [queue, aside]);
}
