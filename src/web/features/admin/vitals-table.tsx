import type { AdminVital } from '#contract/admin.ts';
import { rateVital } from '#domain/web-vitals.ts';
import { useVitals } from '#web/features/admin/admin-api.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { useAdminFormats } from '#web/features/admin/number-formats.ts';
import { Panel } from '#web/features/admin/panel.tsx';
import { WideTable } from '#web/features/admin/wide-table.tsx';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The same word in the head of a column and in the colour of its share. */
const SHARES = [
  { share: 'good', label: 'admin.vitals.good', colour: 'bg-leaf' },
  { share: 'needsImprovement', label: 'admin.vitals.needs_improvement', colour: 'bg-sun' },
  { share: 'poor', label: 'admin.vitals.poor', colour: 'bg-danger' },
] as const satisfies readonly { share: keyof AdminVital; label: MessageId; colour: string }[];

const TONES = {
  good: 'text-leaf',
  'needs-improvement': 'text-ink',
  poor: 'text-danger',
} as const;

export function VitalsTable() {
  const t = useTranslate();
  const vitals = useVitals();
  return (
    <Panel title={t('admin.vitals.title')} lead={t('admin.vitals.lead')}>
      <Loaded from={vitals} waiting={<Skeleton className="h-96" />}>
        {({ vitals: measured }) =>
          measured.length === 0 ? (
            <p className="text-ink-soft">{t('admin.vitals.none')}</p>
          ) : (
            <Table vitals={measured} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function Table({ vitals }: { vitals: readonly AdminVital[] }) {
  const t = useTranslate();
  return (
    <WideTable label={t('admin.vitals.title')}>
      <thead>
        <tr className="border-b-2 border-line align-bottom text-small text-ink-soft">
          <th scope="col" className="py-2 pe-3 text-start">
            {t('admin.vitals.name')}
          </th>
          <th scope="col" className="px-3 py-2 text-end">
            {t('admin.vitals.value')}
          </th>
          {SHARES.map(({ share, label, colour }) => (
            <th key={share} scope="col" className="px-3 py-2 text-end">
              <span aria-hidden className={classNames('me-1.5 inline-block size-3 rounded-full', colour)} />
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vitals.map((vital) => (
          <Row key={vital.name} vital={vital} />
        ))}
      </tbody>
    </WideTable>
  );
}

function Row({ vital }: { vital: AdminVital }) {
  const t = useTranslate();
  const format = useAdminFormats();
  const { name, p75 } = vital;
  const all = vital.good + vital.needsImprovement + vital.poor;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="w-1/2 py-3 pe-3 text-start">
        <span className="me-2">{name}</span>
        <span className="text-small font-normal text-ink-soft">{t(`admin.vital.${name}`)}</span>
        <span aria-hidden className="mt-1 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
          {SHARES.map(({ share, colour }) => (
            <span key={share} className={colour} style={{ width: `${(vital[share] / all) * 100}%` }} />
          ))}
        </span>
      </th>
      <td className={classNames('px-3 text-end font-bold tabular-nums', TONES[rateVital(name, p75)])}>
        {name === 'CLS' ? format.fraction(p75) : format.milliseconds(p75)}
      </td>
      {SHARES.map(({ share }) => (
        <td key={share} className="px-3 text-end tabular-nums">
          {format.percent(vital[share] / all)}
        </td>
      ))}
    </tr>
  );
}
