import { useEffect, useEffectEvent, useState } from 'react';
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
  const [read, setRead] = useState({ any: isRead, since: isRead });
  if (isRead && !read.since) setRead({ any: true, since: true });
  const isAtEnd = isOver && read.any;
  useReadToEnd(text, language, isAtEnd);
  const reachEnd = useEffectEvent(() => {
    if (!read.since) return;
    setRead({ any: true, since: false });
    celebrate('story');
  });
  useEffect(() => {
    if (isAtEnd) reachEnd();
  }, [isAtEnd]);
}
