import { BookOpen, Compass, Crown, Medal, Sprout, Trophy, type LucideIcon } from 'lucide-react';
import type { ReadingStreak } from '#contract/rewards.ts';
import type { StreakLabel } from '#domain/streaks.ts';
import { ownTimeZone } from '#web/browser/time-zone.ts';
import { kindWords, lastActivity } from '#web/features/rewards/last-activity.ts';
import { LoadFailed } from '#web/features/rewards/load-failed.tsx';
import { useStreak } from '#web/features/rewards/rewards-api.ts';
import { useFormats, type Formats } from '#web/i18n/formats.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SIGNS: Record<StreakLabel, LucideIcon> = {
  newReader: Sprout,
  gettingStarted: BookOpen,
  storyExplorer: Compass,
  readingChampion: Medal,
  storyMaster: Crown,
  readingLegend: Trophy,
};

export function StreakTab() {
  const t = useTranslate();
  const format = useFormats();
  const { data, isError, refetch } = useStreak();
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-120" />;
  const { current, longest, label } = data;
  const Sign = SIGNS[label];
  return (
    <Card className="grid gap-x-8 gap-y-6 md:grid-cols-[auto_1fr]">
      <div className="grid size-36 place-content-center justify-items-center gap-1 rounded-full bg-sun-soft text-center max-md:mx-auto">
        <Sign aria-hidden className="size-9 text-coral" />
        <span className="px-3 leading-tight font-bold text-balance">{t(`streak.label.${label}`)}</span>
      </div>
      <div className="grid content-center gap-4">
        <dl className="grid grid-cols-2 gap-x-6">
          <Days name={t('streak.current')} count={current} />
          <Days name={t('streak.longest')} count={longest} />
        </dl>
        <p className="font-bold">{lastActivityWords(data, t, format)}</p>
        <p className="max-w-prose text-ink-soft">{t(`streak.words.${kindWords(data)}`)}</p>
        <div>
          <ButtonLink to="/?create">{t('streak.create')}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function Days({ name, count }: { name: string; count: number }) {
  const t = useTranslate();
  return (
    <div className="flex flex-col">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-display text-h2 font-semibold">{t('streak.days', { count })}</dd>
    </div>
  );
}

function lastActivityWords(streak: ReadingStreak, t: Translate, format: Formats): string {
  const last = lastActivity(streak, new Date(), ownTimeZone());
  return last.day === 'earlier'
    ? t('streak.last.day', { date: format.date(last.date) })
    : t(`streak.last.${last.day}`);
}
