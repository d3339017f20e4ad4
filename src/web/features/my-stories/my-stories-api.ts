import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyStorySummary } from '#contract/my-stories.ts';
import { forgetStory } from '#web/device/stories.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';

interface Page {
  stories: MyStorySummary[];
  more: boolean;
}

const KEY = ['my-stories'];

/** The shelf, newest first, a page at a time. */
export function useMyStories() {
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = pageParam ? `?before=${encodeURIComponent(pageParam)}` : '';
      const response = await authorizedFetch(`/api/my-stories${query}`, { signal });
      if (!response.ok) throw new Error(`the shelf answered ${response.status}`);
      return (await response.json()) as Page;
    },
    getNextPageParam: ({ stories, more }) => (more ? stories.at(-1)?.updatedAt : undefined),
    // A story that was made a moment ago is on it.
    staleTime: 0,
  });
}

export function useDeleteStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const response = await authorizedFetch(`/api/my-stories/${id}`, { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw new Error(`the shelf answered ${response.status}`);
      // Where the browser keeps nothing, there is nothing to forget.
      await forgetStory(id).catch(() => undefined);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
