import type { LucideIcon } from 'lucide-react';
import { displayName } from '#domain/viewer.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useTabInAddress } from '#web/address/use-tab-in-address.ts';
import { useViewer } from '#web/shell/viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs, type Tab } from '#web/ui/tabs.tsx';

export interface Stat {
  name: string;
  Icon: LucideIcon;
  /** Absent until it is known. */
  value: string | undefined;
}

interface DashboardPageProps {
  stats: readonly Stat[];
  tabs: readonly Tab[];
  /** It is not known yet whose it is. */
  waiting: boolean;
}

/**
 * Somebody's own corner: who they are, what they have, and the ways to it. As long as it is not known whose it is,
 * everything has its place already, and nothing jumps when it comes.
 */
export function DashboardPage({ stats, tabs, waiting }: DashboardPageProps) {
  const t = useTranslate();
  const { viewer } = useViewer();
  const name = displayName(viewer ?? { email: null, username: null });
  return (
    <div aria-busy={waiting || undefined} className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-80">
          {/* Room for as many lines as a long name may need: one line less or more would move everything below. Each is
              filled, else a long name would be the one thing that is cut off. */}
          <h1 className="line-clamp-2 min-h-[2lh] text-h1 text-wrap wrap-anywhere sm:line-clamp-1 sm:min-h-[1lh] sm:break-all">
            {waiting ? t('dashboard.loading') : t('dashboard.greeting', { name })}
          </h1>
          <p className="mt-2 text-lead text-ink-soft">{t('dashboard.subtitle')}</p>
        </div>
        <ButtonLink to="/?create">{t('dashboard.create')}</ButtonLink>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {stats.map((stat) => (
          <StatCard key={stat.name} {...stat} />
        ))}
      </dl>
      <div className="mt-9">
        <Tabs label={t('nav.dashboard')} tabs={tabs} {...useTabInAddress(tabs)} />
      </div>
    </div>
  );
}

function StatCard({ name, Icon, value }: Stat) {
  return (
    <Card className="flex flex-col gap-1 p-4! max-sm:px-3! sm:p-5!">
      <dt className="flex items-start gap-2 text-small leading-snug text-ink-soft max-sm:flex-col max-sm:gap-1">
        <Icon aria-hidden className="size-5 shrink-0 text-coral" />
        <span className="min-w-0 hyphens-auto wrap-anywhere">{name}</span>
      </dt>
      <dd className="mt-auto font-display text-h2 font-semibold">
        {value ?? <Skeleton className="my-1 h-[calc(1lh-0.5rem)] w-14" />}
      </dd>
    </Card>
  );
}
