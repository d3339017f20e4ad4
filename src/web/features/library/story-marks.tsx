import { Clock } from 'lucide-react';
import type { StoryCard } from '#contract/library.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Badge } from '#web/ui/chip.tsx';

/** For whom a story is, and how long it takes to read. */
export function StoryMarks({ ageGroup, readMinutes }: Pick<StoryCard, 'ageGroup' | 'readMinutes'>) {
  const t = useTranslate();
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-small text-ink-soft">
      <Badge tone="leaf">{t('library.age.group', { age: ageGroup })}</Badge>
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden className="size-4" />
        {t('library.read_time', { minutes: readMinutes })}
      </span>
    </span>
  );
}
