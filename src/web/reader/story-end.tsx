import { Flower2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { leastReadingMs } from '#domain/reading.ts';
import { tellActivity } from '#web/news/reward-news.ts';

const TICK_MS = 1_000;

interface StoryEndProps {
  /** What was to read before it. */
  text: string;
  language: LanguageCode;
}

/** The flower after the last word. Whoever sees it, and took the time to read, has read the story. */
export function StoryEnd({ text, language }: StoryEndProps) {
  const flower = useRef<HTMLElement>(null);
  const lookedMs = useRef(0);
  useEffect(() => {
    const element = flower.current;
    if (!element) return undefined;
    const least = leastReadingMs(text, language);
    let inView = false;
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(element);
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      lookedMs.current += TICK_MS;
      if (!inView || lookedMs.current < least) return;
      stop();
      tellActivity('reading_activity');
    }, TICK_MS);
    const stop = () => {
      clearInterval(timer);
      observer.disconnect();
    };
    return stop;
  }, [text, language]);
  return (
    <footer ref={flower} data-story-end aria-hidden className="grid place-items-center pt-4 pb-6 text-coral">
      <Flower2 className="size-7" strokeWidth={1.75} />
    </footer>
  );
}
