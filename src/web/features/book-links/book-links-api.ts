import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookLink, NewBookLink } from '#contract/book-links.ts';
import { ask } from '#web/api/api.ts';

const KEY = ['book-links'];

/** The private links of whoever is signed in to one of their books. */
export function useLinksTo(storyId: string): readonly BookLink[] {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask('GET /api/book-links', { signal }),
    // How often they were opened is told as it is now.
    staleTime: 0,
  });
  return data?.links.filter((link) => link.storyId === storyId) ?? [];
}

export function useMakeLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: NewBookLink) => ask('POST /api/book-links', { json: wish }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useEndLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ask('DELETE /api/book-links/:id', { param: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
