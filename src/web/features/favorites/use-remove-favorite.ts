import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Favorites } from '#contract/favorites.ts';
import type { StoryCard } from '#contract/library.ts';
import { putBack, without } from '#web/features/favorites/favorite-list.ts';
import { keepFavorite } from '#web/features/favorites/keep-favorite.ts';
import { favoritesKey } from '#web/features/favorites/use-favorites.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { WAITS } from '#web/outbox/send-or-keep.ts';
import { useSession } from '#web/session/use-session.ts';
import { track } from '#web/tracker/track.ts';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

/** It leaves the list at once, and comes back if the server would not let it go. */
export function useRemoveFavorite(): (story: StoryCard) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = favoritesKey(user?.id);
  const change = (next: (stories: readonly StoryCard[]) => StoryCard[]) =>
    client.setQueryData<Favorites>(queryKey, (kept) => kept && { stories: next(kept.stories) });

  const { mutate } = useMutation({
    mutationFn: ({ id }: StoryCard) => keepFavorite(id, false),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const kept = client.getQueryData<Favorites>(queryKey)?.stories ?? [];
      change((stories) => without(stories, id));
      return { index: kept.findIndex((story) => story.id === id) };
    },
    onSuccess: (answer, { id }) => {
      if (answer === WAITS) return;
      dismissFailures();
      toast({ title: t('favorites.removed'), look: 'success' });
      track('story_unfavorited', { story_id: id });
    },
    onError: (_error, story, removed) => {
      change((stories) => putBack(stories, { story, index: removed?.index ?? 0 }));
      toast({ title: t('favorites.error.title'), description: t('favorites.error.text'), look: 'danger' });
    },
  });
  return (story) => mutate(story);
}
