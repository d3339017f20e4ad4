import { BookOpen, Heart, Star, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminStatistics } from '#contract/admin.ts';
import { useAdminFormats } from '#web/features/admin/number-formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { Placeholder } from '#web/ui/skeleton.tsx';

/** Without figures: their places, which are as high as they will be. */
export function SummaryCards({ figures }: { figures?: AdminStatistics }) {
  const t = useTranslate();
  const format = useAdminFormats();
  const reviews = figures?.ratings.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        title={t('admin.users.title')}
        value={figures && format.whole(figures.totalUsers)}
        detail={t('admin.users.active', { count: figures?.activeUsers7d ?? UNKNOWN })}
        icon={<Users aria-hidden />}
      />
      <Figure
        title={t('admin.stories.title')}
        value={figures && format.whole(figures.totalStories)}
        detail={t('admin.stories.week', { count: figures?.storiesCreated7d ?? UNKNOWN })}
        icon={<BookOpen aria-hidden />}
      />
      <Figure
        title={t('admin.rating.title')}
        value={figures && (figures.avgRating === null ? '–' : format.oneDecimal(figures.avgRating))}
        detail={t('admin.rating.from', { count: reviews ?? UNKNOWN })}
        icon={<Star aria-hidden />}
      />
      <Figure
        title={t('admin.favorites.title')}
        value={figures && format.whole(figures.totalFavorites)}
        detail={t('admin.favorites.text')}
        icon={<Heart aria-hidden />}
      />
    </div>
  );
}

/** About as wide as most figures; nobody sees it. */
const UNKNOWN = 10;

interface FigureProps {
  title: string;
  /** Absent until it is known. */
  value: string | undefined;
  detail: string;
  icon: ReactNode;
}

function Figure({ title, value, detail, icon }: FigureProps) {
  return (
    <Card className="min-w-0 p-4! sm:p-5!">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-sans text-small font-bold tracking-normal text-ink-soft">{title}</h2>
        <span className="text-coral *:size-5">{icon}</span>
      </div>
      <p className="mt-1 font-display text-h2 font-bold tabular-nums">
        {value ?? <Placeholder>00</Placeholder>}
      </p>
      <p className="text-small text-ink-soft">
        {value === undefined ? <Placeholder>{detail}</Placeholder> : detail}
      </p>
    </Card>
  );
}
