import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#web/api/api.ts';
import { Refusal } from '#web/api/refusal.ts';
import { forgetStory } from '#web/device/stories.ts';
import { useSession } from '#web/session/use-session.ts';

/** Of all that is known of a family's own books. */
export const MY_STORIES = ['my-stories'];

/** My Stories, newest first, a page at a time. */
export function useMyStories() {
  return useInfiniteQuery({
    queryKey: [...MY_STORIES, 'lately'],
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
    onSuccess: () => client.invalidateQueries({ queryKey: MY_STORIES }),
  });
}

export function useRenameStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      ask('PATCH /api/my-stories/:id', { param: { id }, json: { title } }),
    onSuccess: () => client.invalidateQueries({ queryKey: MY_STORIES }),
  });
}

/** The favorites among them, the one that was read last first. */
export function useOwnFavorites() {
  const { user } = useSession();
  return useQuery({
    queryKey: [...MY_STORIES, 'favorites'],
    queryFn: async ({ signal }) =>
      (await ask('GET /api/my-stories', { query: { favorite: 'true', limit: '100' }, signal })).stories,
    enabled: user !== null,
    staleTime: 0,
  });
}

export function useFavorStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, favorite }: { id: string; favorite: boolean }) =>
      ask(favorite ? 'PUT /api/my-stories/:id/favorite' : 'DELETE /api/my-stories/:id/favorite', {
        param: { id },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: MY_STORIES }),
  });
}

/** What is not there any more need not be taken away. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Refusal && error.status === 404)) throw error;
}
