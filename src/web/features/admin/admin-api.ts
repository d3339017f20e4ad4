import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '#web/api/api.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

export function useStatistics(enabled: boolean) {
  const lang = usePageLanguage();
  return useAdminData(
    ['statistics', lang],
    (signal) => ask('GET /api/admin/statistics', { query: { lang }, signal }),
    'admin.failed.statistics',
    enabled,
  );
}

export function useFeedback(offset: number, withEmails: boolean) {
  const query = { offset: String(offset), include_emails: withEmails ? 'true' : 'false' } as const;
  return useAdminData(
    ['feedback', query],
    (signal) => ask('GET /api/admin/feedback', { query, signal }),
    'admin.failed.feedback',
  );
}

export function useEvents() {
  return useAdminData(
    ['events'],
    (signal) => ask('GET /api/admin/events', { signal }),
    'admin.failed.analytics',
  );
}

export function useVitals() {
  return useAdminData(
    ['vitals'],
    (signal) => ask('GET /api/admin/vitals', { signal }),
    'admin.failed.analytics',
  );
}

export function useLog() {
  return useAdminData(['log'], (signal) => ask('GET /api/admin/log', { signal }), 'admin.failed.analytics');
}

/** Nothing is kept once it is off the screen: what is shown is of now, and no address lingers in the tab. */
function useAdminData<Data>(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Data>,
  failure: MessageId,
  enabled = true,
) {
  const t = useTranslate();
  const query = useQuery({
    queryKey: ['admin', ...key],
    queryFn: ({ signal }) => read(signal),
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const { errorUpdatedAt } = query;
  useEffect(() => {
    if (errorUpdatedAt > 0) toast({ title: t(failure), look: 'danger' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per failure
  }, [errorUpdatedAt]);
  return { ...query, failure: t(failure) };
}

export type Loading<Data> = Pick<
  ReturnType<typeof useAdminData<Data>>,
  'data' | 'isError' | 'isFetching' | 'refetch' | 'failure'
>;
