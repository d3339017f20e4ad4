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
import { Tabs } from '#web/ui/tabs.tsx';

/** What an admin sees. Each part is fetched when its tab is opened, so the record tells what was really looked at. */
export function AdminPanel() {
  const t = useTranslate();
  const statistics = useStatistics();
  return (
    <>
      <p className="cut-small mt-5 flex gap-3 border-2 border-dusk/40 bg-dusk-soft px-4 py-3 font-bold">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-dusk" />
        {t('admin.banner')}
      </p>
      <div className="mt-6">
        <Loaded from={statistics} room="h-32">
          {(figures) => <SummaryCards figures={figures} />}
        </Loaded>
      </div>
      <div className="mt-8">
        <Tabs
          label={t('admin.tabs')}
          tabs={[
            {
              value: 'overview',
              label: t('admin.tab.overview'),
              content: <Overview statistics={statistics} />,
            },
            { value: 'feedback', label: t('admin.tab.feedback'), content: <FeedbackList /> },
            { value: 'events', label: t('admin.tab.events'), content: <EventTypes /> },
            { value: 'content', label: t('admin.tab.content'), content: <Content statistics={statistics} /> },
            { value: 'log', label: t('admin.tab.log'), content: <ActionLog /> },
          ]}
        />
      </div>
    </>
  );
}
