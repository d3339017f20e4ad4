import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type {
  AdminEvents,
  AdminFeedbackPage,
  AdminLog,
  AdminStatistics,
  AdminVitals,
} from '#contract/admin.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { toast } from '#web/ui/toast-store.ts';

export function useStatistics(enabled: boolean) {
  const { i18n } = useLingui();
  return useAdminData<AdminStatistics>(`statistics?lang=${i18n.locale}`, 'admin.failed.statistics', enabled);
}

export function useFeedback(offset: number, withEmails: boolean) {
  return useAdminData<AdminFeedbackPage>(
    `feedback?offset=${offset}&include_emails=${withEmails}`,
    'admin.failed.feedback',
  );
}

export function useEvents() {
  return useAdminData<AdminEvents>('events', 'admin.failed.analytics');
}

export function useVitals() {
  return useAdminData<AdminVitals>('vitals', 'admin.failed.analytics');
}

export function useLog() {
  return useAdminData<AdminLog>('log', 'admin.failed.analytics');
}

/** Nothing is kept once it is off the screen: what is shown is of now, and no address lingers in the tab. */
function useAdminData<Data>(path: string, failure: MessageId, enabled = true) {
  const t = useTranslate();
  const query = useQuery({
    queryKey: ['admin', path],
    queryFn: async ({ signal }): Promise<Data> => {
      const response = await authorizedFetch(`/api/admin/${path}`, { signal });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return (await response.json()) as Data;
    },
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
