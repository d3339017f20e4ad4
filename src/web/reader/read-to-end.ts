import { useEffect, useEffectEvent, useRef } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { leastReadingMs } from '#domain/reading.ts';
import { tellActivity } from '#web/news/reward-news.ts';

const TICK_MS = 1_000;

/** Whoever is at the end of a text, and took the time to read it, has read the story. */
export function useReadToEnd(text: string, language: LanguageCode, isAtEnd: boolean): void {
  const lookedMs = useRef(0);
  const isRead = useEffectEvent((leastMs: number) => {
    if (document.visibilityState === 'hidden') return false;
    lookedMs.current += TICK_MS;
    return isAtEnd && lookedMs.current >= leastMs;
  });
  useEffect(() => {
    const leastMs = leastReadingMs(text, language);
    const timer = setInterval(() => {
      if (!isRead(leastMs)) return;
      clearInterval(timer);
      tellActivity('reading_activity');
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [text, language]);
}
