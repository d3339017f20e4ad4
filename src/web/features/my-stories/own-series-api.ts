import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSeriesWish } from '#contract/own-series.ts';
import { ask } from '#web/api/api.ts';
import { MY_STORIES } from '#web/features/my-stories/my-stories-api.ts';

/** The series of a family, each in its order. Not asked for as long as nobody wants to know. */
export function useOwnSeries(enabled = true) {
  return useQuery({
    queryKey: [...MY_STORIES, 'series'],
    queryFn: async ({ signal }) => (await ask('GET /api/my-series', { signal })).series,
    enabled,
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
