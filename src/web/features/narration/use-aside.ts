import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AudioQueue, Phase } from '#web/features/narration/audio-queue.ts';
import { lendVoice, tellAside, type Aside, type AsideWish } from '#web/reader/aside.ts';

interface Lent {
  /** What is read beside the story, as far as it shows. */
  aside: Aside | null;
  /** The same at this very moment. */
  current: () => Aside | null;
}

/** Lends the voice of a story to what is told beside it, one text at a time; then the story has it back. */
export function useAside(queue: AudioQueue, prepare: (aside: Aside | null) => void): Lent {
  const [aside, setAside] = useState<Aside | null>(null);
  const lent = useRef<{ aside: Aside; begun: boolean; heard: boolean }>(undefined);

  const giveBack = useEffectEvent(() => {
    if (!lent.current) return;
    const { aside: last, heard } = lent.current;
    lent.current = undefined;
    setAside(null);
    prepare(null);
    tellAside({ id: last.id, phase: heard ? 'ended' : 'silent' });
  });
  const follow = useEffectEvent((phase: Phase) => {
    if (!lent.current) return;
    if (phase === 'ready') {
      if (lent.current.begun) giveBack();
      return;
    }
    lent.current.begun = true;
    tellAside({ id: lent.current.aside.id, phase });
  });
  const hear = useEffectEvent((wish: AsideWish) => {
    if (wish === 'silence') {
      if (lent.current) queue.stop();
      giveBack();
    } else if (wish === 'toggle') {
      if (lent.current) toggle(queue);
    } else {
      queue.stop();
      giveBack();
      lent.current = { aside: wish, begun: false, heard: false };
      setAside(wish);
      prepare(wish);
      // Now, not in an effect: some browsers let only that speak which was touched.
      queue.play();
    }
  });

  useEffect(() => {
    const stops = [
      queue.subscribe(() => follow(queue.state().phase)),
      queue.onNews((news) => {
        if ('heard' in news && lent.current) lent.current.heard = true;
      }),
      lendVoice((wish) => hear(wish)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queue]);

  return { aside, current: () => lent.current?.aside ?? null };
}

function toggle(queue: AudioQueue): void {
  if (queue.state().phase === 'paused') queue.play();
  else queue.pause();
}
