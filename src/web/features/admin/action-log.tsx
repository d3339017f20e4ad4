import { useLog } from '#web/features/admin/admin-api.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { useAdminFormats } from '#web/features/admin/number-formats.ts';
import { Panel } from '#web/features/admin/panel.tsx';
import { WideTable } from '#web/features/admin/wide-table.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const COLUMNS = ['admin.log.time', 'admin.log.who', 'admin.log.action', 'admin.log.ip'] as const;

export function ActionLog() {
  const t = useTranslate();
  const format = useAdminFormats();
  const log = useLog();
  return (
    <Loaded from={log} waiting={<Skeleton className="h-dvh" />}>
      {({ entries }) => (
        <Panel title={t('admin.log.title')}>
          <WideTable label={t('admin.log.title')}>
            <thead>
              <tr className="border-b-2 border-line text-small text-ink-soft">
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="py-2 pe-4 text-start">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, createdAt, who, action, ip }) => (
                <tr key={id} className="border-b border-line">
                  <td className="py-2 pe-4 whitespace-nowrap tabular-nums">{format.moment(createdAt)}</td>
                  <td className="py-2 pe-4">{who ?? '–'}</td>
                  <td className="py-2 pe-4">{t(`admin.log.${action}`)}</td>
                  <td className="py-2 tabular-nums">{ip ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </Panel>
      )}
    </Loaded>
  );
}
