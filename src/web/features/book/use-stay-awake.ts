import { useEffect, useState } from 'react';
import { useWakeLock } from '#web/reader/wake-lock.ts';

/** Nobody looks at one leaf for longer; whoever has put the phone away needs its battery. */
const LOOKED_AT_MS = 5 * 60_000;

interface Reading {
  /** It must not go dark now, whoever turns or does not. */
  isBusy: boolean;
  asleep: boolean;
  page: number;
  leaf: number;
}

/** The screen stays awake while somebody reads or listens, and may sleep after. */
export function useStayAwake({ isBusy, asleep, page, leaf }: Reading): void {
  const looked = `${page} ${leaf} ${isBusy}`;
  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLeft(looked), LOOKED_AT_MS);
    return () => {
      clearTimeout(timer);
      setLeft(null);
    };
  }, [looked]);
  useWakeLock(!asleep && (isBusy || left !== looked));
}
