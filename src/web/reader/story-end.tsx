import { Flower2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { useReadToEnd } from '#web/reader/read-to-end.ts';

interface StoryEndProps {
  /** What was to read before it. */
  text: string;
  language: LanguageCode;
}

/** The flower after the last word: whoever sees it is at the end. */
export function StoryEnd({ text, language }: StoryEndProps) {
  const flower = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useReadToEnd(text, language, isSeen);
  useEffect(() => {
    const element = flower.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <footer ref={flower} data-story-end aria-hidden className="grid place-items-center pt-4 pb-6 text-coral">
      <Flower2 className="size-7" strokeWidth={1.75} />
    </footer>
  );
}
