import { useEffect, useEffectEvent, useRef } from 'react';
import type { AudioQueue } from '#web/features/narration/audio-queue.ts';
import type { Aside } from '#web/reader/aside.ts';
import { offerVoice, type Softness } from '#web/reader/voice.ts';

/** Lets a book be read by this queue, and be turned by its voice. */
export function useOfferedVoice(queue: AudioQueue, readIn: (aside: Aside | null) => void): void {
  const change = useEffectEvent(readIn);
  const soft = useRef<Softness>({ speed: 1, volume: 1 });
  useEffect(
    () =>
      offerVoice({
        phase: () => queue.state().phase,
        subscribe: queue.subscribe,
        reach: () => queue.reach(),
        readFrom: (offset) => queue.playFrom(offset),
        readIn: (aside) => change(aside),
        goOn: () => queue.play(),
        pause: () => queue.pause(),
        soften: (next) => {
          const { speed, volume } = queue.state();
          queue.setSpeed((speed / soft.current.speed) * next.speed);
          queue.setVolume((volume / soft.current.volume) * next.volume);
          soft.current = next;
        },
        onHeard: (listener) => queue.onNews((news) => 'heard' in news && listener()),
      }),
    [queue],
  );
}
