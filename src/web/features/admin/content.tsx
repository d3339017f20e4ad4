import type { AdminStatistics } from '#contract/admin.ts';
import type { Loading } from '#web/features/admin/admin-api.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { useAdminFormats } from '#web/features/admin/number-formats.ts';
import { Panel } from '#web/features/admin/panel.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Content({ statistics }: { statistics: Loading<AdminStatistics> }) {
  const t = useTranslate();
  const format = useAdminFormats();
  return (
    <Loaded from={statistics} waiting={<Skeleton className="h-96" />}>
      {(figures) => (
        <Panel title={t('admin.tab.content')}>
          <dl className="grid max-w-md gap-x-6">
            {[
              [t('admin.stories.title'), figures.totalStories],
              [t('admin.content.saved'), figures.savedStories],
              [t('admin.content.library'), figures.storiesInLibrary],
              [t('admin.content.week'), figures.storiesCreated7d],
              [t('admin.content.favorites'), figures.totalFavorites],
            ].map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
                <dt>{name}</dt>
                <dd className="font-bold tabular-nums">{format.whole(Number(value))}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </Loaded>
  );
}
