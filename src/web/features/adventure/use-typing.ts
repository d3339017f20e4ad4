import { useEffect, useState } from 'react';
import { PAUSE_MS, lettersOf, typedEnd } from '#web/features/adventure/typing.ts';
import { useCalm } from '#web/features/adventure/use-calm.ts';

export interface Typing {
  /** How far the text is typed. */
  end: number;
  isTyping: boolean;
  /** The text has stood there for a moment: what comes after it may come. */
  settled: boolean;
  finish: () => void;
}

/** Types a text once. Who asked for less motion, or has seen it typed before, has it at once. */
export function useTyping(text: string, isTyped: boolean): Typing {
  const prefersCalm = useCalm();
  const calm = prefersCalm || isTyped;
  const [end, setEnd] = useState(0);
  const [rested, setRested] = useState(false);
  const isTyping = !calm && end < text.length;

  useEffect(() => {
    if (!isTyping) return undefined;
    const letters = lettersOf(text);
    const begun = performance.now();
    let frame = requestAnimationFrame(function type(now) {
      setEnd((before) => Math.max(before, typedEnd(letters, now - begun)));
      frame = requestAnimationFrame(type);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, isTyping]);

  useEffect(() => {
    if (isTyping) return undefined;
    const timer = setTimeout(() => setRested(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyping]);

  return {
    end: isTyping ? end : text.length,
    isTyping,
    settled: calm || rested,
    finish: () => setEnd(text.length),
  };
}
