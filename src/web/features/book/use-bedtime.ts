import { useEffect, useEffectEvent, useState } from 'react';
import { lightAfter, SLEEP_TIMES, voiceOnLastPage, type SleepTime } from '#web/features/book/sleep-timer.ts';
import { doze, isDimmed, keepDimmed } from '#web/reader/bedtime.ts';
import { spokenWord } from '#web/reader/read-along.ts';
import { useVoicePhase, type Voice, type VoicePhase } from '#web/reader/voice.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

export interface Bedtime {
  /** Dim and warm, the voice slow, low and soft. */
  on: boolean;
  toggle: () => void;
  timer: SleepTime | null;
  /** Among which it is chosen. */
  times: readonly SleepTime[];
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

interface Evening {
  /** The last page of the story, while it is open. */
  lastPage: BookPage | undefined;
  /** The story is over, and nothing more of it is coming. */
  isOver: boolean;
}

/** The evening's mood of a book, for as long as the tab is open, and the timer that puts it to sleep. */
export function useBedtime(voice: Voice | null, { lastPage, isOver }: Evening): Bedtime {
  const [on, setOn] = useState(isDimmed);
  const [timer, setTimer] = useState<SleepTime | null>(null);
  const [light, setLight] = useState(1);
  const [loudness, setLoudness] = useState(1);
  const [asleep, setAsleep] = useState(false);
  const phase = useVoicePhase(voice);
  const set = (next: SleepTime | null) => {
    setTimer(next);
    setLight(1);
    setLoudness(1);
  };
  const [sleptBy, setSleptBy] = useState<SleepTime | null>(null);
  const sleep = () => {
    voice?.pause();
    setAsleep(true);
    setSleptBy(timer);
    set(null);
  };
  // From the lock screen or by headphones, in the dark: it is heard again for as long as before.
  const hearOn = useEffectEvent(() => {
    if (!asleep || !isRunning(voice?.phase())) return;
    setAsleep(false);
    set(sleptBy);
  });
  useEffect(() => voice?.subscribe(() => hearOn()), [voice]);
  const fade = useEffectEvent((since: number) => {
    const left = lightAfter(Date.now() - since, timer);
    setLight(left);
    setLoudness(left);
    if (left === 0) sleep();
  });
  const hush = useEffectEvent(() => {
    const word = spokenWord();
    if (!lastPage || !word || word.aside !== undefined) return;
    setLoudness(voiceOnLastPage((word.offset - lastPage.offset) / lastPage.text.length));
  });
  const isEnd = timer === 'end' && isOver && !isRunning(phase);
  useEffect(() => {
    if (timer === null) return undefined;
    const since = Date.now();
    const ticking = setInterval(() => (timer === 'end' && !isEnd ? hush() : fade(since)), TICK_MS);
    return () => {
      clearInterval(ticking);
      // Whoever goes on with a story that was over has the light back.
      if (isEnd) setLight(1);
    };
  }, [timer, isEnd]);

  const dozes = timer !== null || asleep;
  useEffect(() => {
    doze(dozes);
    return () => doze(false);
  }, [dozes]);
  const speed = on ? SOFT.speed : 1;
  const volume = Math.max(LEAST_VOLUME, (on ? SOFT.volume : 1) * loudness);
  useEffect(() => voice?.soften({ speed, volume, bedtime: on }), [voice, speed, volume, on]);
  useEffect(() => () => voice?.soften({ speed: 1, volume: 1 }), [voice]);

  return {
    on,
    toggle: () => {
      keepDimmed(!on);
      setOn(!on);
    },
    timer,
    // Nobody can tell when it is over for whoever reads it alone.
    times: voice ? SLEEP_TIMES : SLEEP_TIMES.filter((time) => time !== 'end'),
    setTimer: set,
    light,
    asleep,
    sleep,
    wake: () => setAsleep(false),
  };
}

function isRunning(phase: VoicePhase | undefined): boolean {
  return phase === 'playing' || phase === 'generating';
}
