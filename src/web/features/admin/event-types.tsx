import { useEvents } from '#web/features/admin/admin-api.ts';
import { BarList } from '#web/features/admin/bar-list.tsx';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { Panel } from '#web/features/admin/panel.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function EventTypes() {
  const t = useTranslate();
  const events = useEvents();
  return (
    <Loaded from={events} waiting={<Skeleton className="h-dvh" />}>
      {({ sample, events: kinds }) => (
        <Panel
          title={t('admin.events.title')}
          lead={sample === 0 ? t('admin.events.none') : t('admin.events.sample', { count: sample })}
        >
          <BarList
            bars={kinds.map(({ eventType, count }) => ({ name: eventType.replaceAll('_', ' '), count }))}
          />
        </Panel>
      )}
    </Loaded>
  );
}
