import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { displayName } from '#domain/viewer.ts';
import { useTranslate } from '#web/i18n/messages.ts';
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
}

/** Somebody's own corner: who they are, what they have, and the ways to it. */
export function DashboardPage({ stats, tabs }: DashboardPageProps) {
  const t = useTranslate();
  const { viewer } = useViewer();
  const name = displayName(viewer ?? { email: null, username: null });
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h1">{t('dashboard.greeting', { name })}</h1>
          <p className="mt-2 text-lead text-ink-soft">{t('dashboard.subtitle')}</p>
        </div>
        <ButtonLink to="/?create">{t('dashboard.create')}</ButtonLink>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {stats.map((stat) => (
          <StatCard key={stat.name} {...stat} />
        ))}
      </dl>
      <DashboardTabs tabs={tabs} />
    </div>
  );
}

function StatCard({ name, Icon, value }: Stat) {
  return (
    <Card className="flex flex-col gap-1 p-4 sm:p-5">
      <dt className="flex items-start gap-2 text-small leading-snug text-ink-soft max-sm:flex-col max-sm:gap-1">
        <Icon aria-hidden className="size-5 shrink-0 text-coral" />
        <span className="min-w-0 hyphens-auto">{name}</span>
      </dt>
      <dd className="mt-auto font-display text-h2 font-semibold">
        {value ?? <Skeleton className="my-1 h-7 w-14" />}
      </dd>
    </Card>
  );
}

/** Which tab is open stands in the address, so that a link leads to it and the way back finds it. */
function DashboardTabs({ tabs }: Pick<DashboardPageProps, 'tabs'>) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const first = tabs[0]?.value;
  const wanted = search.get('tab');
  const open = tabs.some(({ value }) => value === wanted) ? wanted : first;
  const onChange = (value: string) =>
    setSearch(value === first ? {} : { tab: value }, { replace: true, preventScrollReset: true });
  const frame = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen; a link may lead to its end.
  useEffect(() => {
    const tab = frame.current?.querySelector('[role=tab][data-state=active]');
    tab?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div ref={frame} className="mt-9">
      <Tabs label={t('nav.dashboard')} tabs={tabs} value={open ?? ''} onChange={onChange} />
    </div>
  );
}
