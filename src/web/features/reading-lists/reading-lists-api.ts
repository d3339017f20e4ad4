import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReadingListWish } from '#contract/reading-lists.ts';
import type { CodeLife } from '#domain/reading-list.ts';
import { ask } from '#web/api/api.ts';
import { rememberLists } from '#web/browser/kept-classes.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';

const KEY = ['reading-lists'];

/** The reading lists of whoever is signed in. */
export function useReadingLists() {
  const language = usePageLanguage();
  return useQuery({
    queryKey: [...KEY, 'own', language],
    queryFn: async ({ signal }) => {
      const answer = await ask('GET /api/reading-lists', { query: { language }, signal });
      // The way back to them stands in the menu, and no page asks the server for it.
      rememberLists(answer.lists.length > 0);
      return answer;
    },
    // How often a code was opened is told as it is now.
    staleTime: 0,
  });
}

/** What can be put on a list, of the library. */
export function useFoundStories(q: string) {
  const language = usePageLanguage();
  return useQuery({
    queryKey: [...KEY, 'found', language, q],
    queryFn: ({ signal }) => ask('GET /api/library/stories', { query: { q, language }, guest: true, signal }),
    enabled: q.trim() !== '',
  });
}

export function useSaveList() {
  return useChange(async ({ id, ...wish }: ReadingListWish & { id: string | undefined }) =>
    id === undefined
      ? ask('POST /api/reading-lists', { json: wish })
      : ask('PUT /api/reading-lists/:id', { param: { id }, json: wish }),
  );
}

export function useRemoveList() {
  return useChange((id: string) => ask('DELETE /api/reading-lists/:id', { param: { id } }));
}

export function useMakeCode() {
  return useChange(({ id, life }: { id: string; life: CodeLife }) =>
    ask('POST /api/reading-lists/:id/codes', { param: { id }, json: { life } }),
  );
}

export function useEndCode() {
  return useChange(({ id, code }: { id: string; code: string }) =>
    ask('DELETE /api/reading-lists/:id/codes/:code', { param: { id, code } }),
  );
}

function useChange<Wish, Answer>(mutationFn: (wish: Wish) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: [...KEY, 'own'] }),
  });
}
