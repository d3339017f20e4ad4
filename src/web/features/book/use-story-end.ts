import { useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { celebrate } from '#web/news/celebrations.ts';
import { useReadToEnd } from '#web/reader/read-to-end.ts';

interface StoryEnd {
  /** All of the story, as far as it is told. */
  text: string;
  language: LanguageCode;
  /** One of its pages is open. */
  isRead: boolean;
  /** It is over, and nothing more of it is coming. */
  isOver: boolean;
}

/** Whoever has read a story to its end is celebrated. Who was led behind it has read nothing, and no end is celebrated twice in a row. */
export function useStoryEnd({ text, language, isRead, isOver }: StoryEnd): void {
  const [wasRead, setWasRead] = useState(isRead);
  if (isRead && !wasRead) setWasRead(true);
  const isAtEnd = isOver && wasRead;
  useReadToEnd(text, language, isAtEnd);
  /** Since the last time that it was celebrated. */
  const wasReadSince = useRef(false);
  useEffect(() => {
    if (isRead) wasReadSince.current = true;
  }, [isRead]);
  useEffect(() => {
    if (!isAtEnd || !wasReadSince.current) return;
    wasReadSince.current = false;
    celebrate('story');
  }, [isAtEnd]);
}
