import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  MicrophoneError,
  record,
  type MicrophoneFault,
  type Take,
} from '#web/features/recordings/microphone.ts';
import { asWav, type RecordedSound } from '#web/features/recordings/samples.ts';

export type TakePhase = 'idle' | 'asking' | 'live' | 'working';

export interface OpenTake {
  phase: TakePhase;
  /** Whole seconds since it began. */
  seconds: number;
  fault: MicrophoneFault | 'full' | null;
  level: () => number;
  start: () => void;
  stop: () => void;
}

/** One page, from the red button to the sound that is kept. What is under way when the page goes away is kept as well. */
export function useTake(onRecorded: (sound: RecordedSound) => Promise<void>): OpenTake {
  const take = useRef<Take | null>(null);
  const [phase, setPhase] = useState<TakePhase>('idle');
  const [fault, setFault] = useState<OpenTake['fault']>(null);
  const [seconds, setSeconds] = useState(0);
  /** As it was when the recording began: nobody reads one page and has it kept as another. */
  const keep = useRef(onRecorded);
  const isGone = useRef(false);
  const stop = async () => {
    const { current } = take;
    take.current = null;
    if (!current) return;
    setPhase('working');
    try {
      await keep.current(await asWav(await current.finish()));
    } catch (error) {
      setFault(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed');
    }
    setPhase('idle');
  };
  const leave = useEffectEvent(() => void stop());
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      leave();
    };
  }, []);
  useEffect(() => {
    if (phase !== 'live') return undefined;
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 250);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('beforeunload', ask);
    };
  }, [phase]);

  const start = async () => {
    setFault(null);
    setSeconds(0);
    setPhase('asking');
    keep.current = onRecorded;
    try {
      take.current = await record(() => void stop());
      if (isGone.current) take.current.cancel();
      setPhase('live');
    } catch (error) {
      setFault(error instanceof MicrophoneError ? error.fault : 'failed');
      setPhase('idle');
    }
  };
  return {
    phase,
    seconds,
    fault,
    level: () => take.current?.level() ?? 0,
    start: () => void start(),
    stop: () => void stop(),
  };
}
