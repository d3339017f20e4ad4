import { ShieldCheck } from 'lucide-react';
import { useStatistics } from '#web/features/admin/admin-api.ts';
import { Content } from '#web/features/admin/content.tsx';
import { EventTypes } from '#web/features/admin/event-types.tsx';
import { FeedbackList } from '#web/features/admin/feedback-list.tsx';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { Overview } from '#web/features/admin/overview.tsx';
import { SummaryCards } from '#web/features/admin/summary-cards.tsx';
import { ActionLog } from '#web/features/admin/action-log.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { useTabInAddress } from '#web/address/use-tab-in-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/**
 * What an admin sees. Each part is fetched when its tab is opened, so the record tells what was really looked at. Until
 * it is known that an admin is here everything has its place, and nothing is asked for.
 */
export function AdminPanel({ admitted }: { admitted: boolean }) {
  const t = useTranslate();
  const statistics = useStatistics(admitted);
  const tabs = [
    { value: 'overview', label: t('admin.tab.overview'), content: <Overview statistics={statistics} /> },
    { value: 'feedback', label: t('admin.tab.feedback'), content: <FeedbackList /> },
    { value: 'events', label: t('admin.tab.events'), content: <EventTypes /> },
    { value: 'content', label: t('admin.tab.content'), content: <Content statistics={statistics} /> },
    { value: 'log', label: t('admin.tab.log'), content: <ActionLog /> },
  ];
  return (
    <div aria-busy={admitted ? undefined : true}>
      <Banner admitted={admitted} />
      <div className="mt-6">
        <Loaded from={statistics} waiting={<SummaryCards />}>
          {(figures) => <SummaryCards figures={figures} />}
        </Loaded>
      </div>
      <div className="mt-8">
        <Tabs
          label={t('admin.tabs')}
          tabs={admitted ? tabs : tabs.map((tab) => ({ ...tab, content: <Skeleton className="h-dvh" /> }))}
          {...useTabInAddress(tabs)}
        />
      </div>
    </div>
  );
}

/** Both texts lie in one place, so that it is high enough for either. */
function Banner({ admitted }: { admitted: boolean }) {
  const t = useTranslate();
  return (
    <div className="cut-small mt-5 grid border-2 border-dusk/40 bg-dusk-soft px-4 py-3 font-bold *:col-start-1 *:row-start-1">
      <p role="status" className={admitted ? 'invisible' : undefined}>
        {t('admin.verifying')}
      </p>
      <p className={classNames('flex gap-3', !admitted && 'invisible')}>
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-dusk" />
        {t('admin.banner')}
      </p>
    </div>
  );
}
