import { useEffect, useEffectEvent, useState } from 'react';
import { lightAfter, type SleepTime } from '#web/features/book/sleep-timer.ts';
import { doze, isDimmed, keepDimmed } from '#web/reader/bedtime.ts';
import type { Voice } from '#web/reader/voice.ts';

export interface Bedtime {
  /** Dim and warm, the voice slow, low and soft. */
  on: boolean;
  toggle: () => void;
  timer: SleepTime | null;
  setTimer: (timer: SleepTime | null) => void;
  /** What the timer has left of the light, 0 to 1. */
  light: number;
  asleep: boolean;
  sleep: () => void;
  wake: () => void;
}

const TICK_MS = 500;
const SOFT = { speed: 0.88, volume: 0.75 };
/** A voice that was faded to nothing could not be made loud again in proportion. */
const LEAST_VOLUME = 0.05;

/** The evening's mood of a book, for as long as the tab is open, and the timer that puts it to sleep. */
export function useBedtime(voice: Voice | null): Bedtime {
  const [on, setOn] = useState(isDimmed);
  const [set, setSet] = useState<{ timer: SleepTime | null; at: number }>({ timer: null, at: 0 });
  const [light, setLight] = useState(1);
  const [asleep, setAsleep] = useState(false);
  const { timer, at } = set;
  const sleep = () => {
    voice?.pause();
    setAsleep(true);
    setLight(1);
    setSet({ timer: null, at: 0 });
  };
  const fade = useEffectEvent(() => {
    const left = lightAfter(Date.now() - at, timer);
    setLight(left);
    if (left === 0) sleep();
  });
  useEffect(() => {
    if (timer === null || timer === 'end') return undefined;
    const ticking = setInterval(() => fade(), TICK_MS);
    return () => clearInterval(ticking);
  }, [timer]);
  const onHeard = useEffectEvent(() => timer === 'end' && sleep());
  useEffect(() => voice?.onHeard(() => onHeard()), [voice]);

  const dozes = timer !== null || asleep;
  useEffect(() => {
    doze(dozes);
    return () => doze(false);
  }, [dozes]);
  const speed = on ? SOFT.speed : 1;
  const volume = Math.max(LEAST_VOLUME, (on ? SOFT.volume : 1) * light);
  useEffect(() => voice?.soften({ speed, volume, bedtime: on }), [voice, speed, volume, on]);
  useEffect(() => () => voice?.soften({ speed: 1, volume: 1 }), [voice]);

  return {
    on,
    toggle: () => {
      keepDimmed(!on);
      setOn(!on);
    },
    timer,
    setTimer: (next) => {
      setLight(1);
      setSet({ timer: next, at: Date.now() });
    },
    light,
    asleep,
    sleep,
    wake: () => setAsleep(false),
  };
}
