import { useRef, useState } from 'react';
import type { TakeUnderWay } from '#web/features/book/family-tools.ts';

/** Whether somebody records the open page. What they have read is never lost by turning or closing the book. */
export function useRecording() {
  const [isRecording, setRecording] = useState(false);
  const take = useRef<TakeUnderWay | null>(null);
  return {
    isRecording,
    begin: () => setRecording(true),
    end: () => {
      take.current = null;
      setRecording(false);
    },
    onTake: (next: TakeUnderWay) => {
      take.current = next;
    },
    /** The page must not change now: it is being read. */
    holdsPage: () => take.current?.phase === 'asking' || take.current?.phase === 'live',
    /** Ends and keeps what is being read; says whether there was anything. */
    finish: () => {
      if (take.current?.phase !== 'live') return false;
      take.current.stop();
      return true;
    },
  };
}
