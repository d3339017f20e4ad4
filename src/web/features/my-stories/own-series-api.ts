import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSeriesWish } from '#contract/own-series.ts';
import { ask } from '#web/api/api.ts';
import { MY_STORIES } from '#web/features/my-stories/my-stories-api.ts';
import { useSession } from '#web/session/use-session.ts';

/** The series of a family, each in its order. */
export function useOwnSeries() {
  const { user } = useSession();
  return useQuery({
    queryKey: [...MY_STORIES, 'series'],
    queryFn: async ({ signal }) => (await ask('GET /api/my-series', { signal })).series,
    enabled: user !== null,
    staleTime: 0,
  });
}

export function useArrangeSeries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: OwnSeriesWish) => ask('PUT /api/my-series', { json: wish }),
    onSuccess: () => client.invalidateQueries({ queryKey: MY_STORIES }),
  });
}
