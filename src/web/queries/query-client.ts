import { QueryClient } from '@tanstack/react-query';
import { mayGoBetter } from '#web/api/refusal.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/**
 * What was fetched stays fresh for five minutes, and coming back to the tab does not ask again. A change that cannot be
 * sent fails at once, and says so, also while the line is down: nobody is left before a button that waits in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && mayGoBetter(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
