import type { AdminStatistics } from '#contract/admin.ts';
import { useAdminFormats } from '#web/features/admin/number-formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';

interface ActivityChartProps {
  days: AdminStatistics['recentActivity'];
}

/** A column per day. Whoever cannot see it, or wants the numbers, opens the table below. */
export function ActivityChart({ days }: ActivityChartProps) {
  const t = useTranslate();
  const format = useAdminFormats();
  const most = Math.max(1, ...days.map(({ events }) => events));
  return (
    <>
      <div aria-hidden className="flex h-56 items-stretch gap-1.5 sm:gap-4">
        {days.map(({ date, events }) => (
          <div key={date} className="flex min-w-0 grow basis-0 flex-col items-center gap-1">
            <div className="flex w-full grow flex-col items-center justify-end gap-1">
              <span className="text-small text-ink-soft tabular-nums max-sm:text-[0.75rem]">
                {format.whole(events)}
              </span>
              <div
                className="min-h-1 w-full max-w-20 rounded-t-xl bg-leaf"
                style={{ height: `${(events / most) * 80}%` }}
              />
            </div>
            <span className="w-full truncate border-t-2 border-line pt-1 text-center text-small font-bold">
              {format.weekday(date)}
            </span>
          </div>
        ))}
      </div>
      <details className="mt-4">
        <summary className="inline-flex min-h-11 items-center text-small font-bold text-ink-soft underline">
          {t('admin.as_table')}
        </summary>
        <table className="mt-1 w-full max-w-md text-start">
          <thead>
            <tr className="border-b-2 border-line text-small text-ink-soft">
              <th scope="col" className="py-1 text-start">
                {t('admin.activity.day')}
              </th>
              <th scope="col" className="py-1 text-end">
                {t('admin.activity.events')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, events }) => (
              <tr key={date} className="border-b border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {format.day(date)}
                </th>
                <td className="py-1 text-end tabular-nums">{format.whole(events)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
