import { CalendarDays, Clock } from 'lucide-react';
import type { PostCard } from '#contract/blog.ts';
import { Day } from '#web/i18n/day.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

/** When an article appeared, and how long it takes to read. */
export function PostFacts({ publishDate, readTime }: Pick<PostCard, 'publishDate' | 'readTime'>) {
  const t = useTranslate();
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <CalendarDays aria-hidden className="size-4" />
        <Day date={publishDate} />
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden className="size-4" />
        {t('library.read_time', { minutes: readTime })}
      </span>
    </>
  );
}
