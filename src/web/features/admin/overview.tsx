import type { AdminStatistics } from '#contract/admin.ts';
import { CUSTOM_THEMES } from '#domain/story-options.ts';
import { ActivityChart } from '#web/features/admin/activity-chart.tsx';
import type { Loading } from '#web/features/admin/admin-api.ts';
import { BarList } from '#web/features/admin/bar-list.tsx';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { Panel } from '#web/features/admin/panel.tsx';
import { VitalsTable } from '#web/features/admin/vitals-table.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Overview({ statistics }: { statistics: Loading<AdminStatistics> }) {
  const t = useTranslate();
  return (
    <div className="grid gap-5">
      <Loaded from={statistics} waiting={<Skeleton className="h-dvh" />}>
        {({ recentActivity, topThemes, ratings }) => (
          <>
            <Panel title={t('admin.activity.title')}>
              <ActivityChart days={recentActivity} />
            </Panel>
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <Panel title={t('admin.themes.title')}>
                {topThemes.length === 0 ? (
                  <p className="text-ink-soft">{t('admin.themes.none')}</p>
                ) : (
                  <BarList
                    ranked
                    bars={topThemes.map(({ theme, count }) => ({
                      name: theme === CUSTOM_THEMES ? t('admin.themes.custom') : theme,
                      count,
                      told: t('library.found', { count }),
                    }))}
                  />
                )}
              </Panel>
              <Panel title={t('admin.ratings.title')}>
                <BarList
                  tone="sun"
                  bars={ratings.map(({ rating, count }) => ({
                    name: t('feedback.rating.stars', { count: rating }),
                    count,
                  }))}
                />
              </Panel>
            </div>
          </>
        )}
      </Loaded>
      <VitalsTable />
    </div>
  );
}
