import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#web/api/api.ts';
import { Refusal } from '#web/api/refusal.ts';
import { forgetStory } from '#web/device/stories.ts';

const KEY = ['my-stories'];

/** My Stories, newest first, a page at a time. */
export function useMyStories() {
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      ask('GET /api/my-stories', { query: pageParam ? { before: pageParam } : {}, signal }),
    getNextPageParam: ({ stories, more }) => (more ? stories.at(-1)?.updatedAt : undefined),
    // A story that was made a moment ago is on it.
    staleTime: 0,
  });
}

export function useDeleteStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await ask('DELETE /api/my-stories/:id', { param: { id } }).catch(unlessGone);
      // Where the browser keeps nothing, there is nothing to forget.
      await forgetStory(id).catch(() => undefined);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRenameStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      ask('PATCH /api/my-stories/:id', { param: { id }, json: { title } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** What is not there any more need not be taken away. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Refusal && error.status === 404)) throw error;
}
