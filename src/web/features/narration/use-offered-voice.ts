import { useEffect, useEffectEvent, useRef } from 'react';
import type { AudioQueue } from '#web/features/narration/audio-queue.ts';
import type { Aside } from '#web/reader/aside.ts';
import { offerVoice, type Softness } from '#web/reader/voice.ts';

interface Reader {
  readIn: (aside: Aside | null) => void;
  /** Absent where a story is read and nothing else: to a guest, and to whoever was sent a book. */
  say: ((word: string) => void) | undefined;
}

/** Lets a book be read by this queue, and be turned by its voice. */
export function useOfferedVoice(queue: AudioQueue, { readIn, say }: Reader): void {
  const change = useEffectEvent(readIn);
  const sayOne = useEffectEvent((word: string) => say?.(word));
  const canSay = say !== undefined;
  const soft = useRef<Softness>({ speed: 1, volume: 1 });
  useEffect(
    () =>
      offerVoice({
        phase: () => queue.state().phase,
        subscribe: queue.subscribe,
        reach: () => queue.reach(),
        readFrom: (offset) => {
          // Whoever wants to hear it opens it.
          if (!queue.isHere) queue.prepare();
          queue.playFrom(offset);
        },
        readIn: (aside) => change(aside),
        goOn: () => queue.play(),
        warmingS: () => queue.state().warmingS,
        quickNow: () => queue.quickNow(),
        pause: () => queue.pause(),
        soften: (next) => {
          const { speed, volume } = queue.state();
          queue.setSpeed((speed / soft.current.speed) * next.speed);
          queue.setVolume((volume / soft.current.volume) * next.volume);
          queue.setBedtime(next.bedtime ?? false);
          soft.current = next;
        },
        ...(canSay && { say: (word: string) => sayOne(word) }),
        onHeard: (listener) => queue.onNews((news) => 'heard' in news && listener()),
      }),
    [queue, canSay],
  );
}
