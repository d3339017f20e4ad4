import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Favorites } from '#contract/favorites.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { useSession } from '#web/session/use-session.ts';
import { openSignInPrompt } from '#web/shell/account-dialogs.ts';
import { track } from '#web/tracker/track.ts';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

interface Favorite {
  isFavorite: boolean;
  /** It is not known yet who is here and what they keep, or the last press is still on its way. */
  busy: boolean;
  toggle: () => void;
}

export function useFavorite(storyId: string): Favorite {
  const t = useTranslate();
  const client = useQueryClient();
  const { status, user } = useSession();
  const queryKey = ['favorites', user?.id];
  const { data: kept, isLoading } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Favorites> => {
      const response = await authorizedFetch('/api/favorites', { signal });
      if (!response.ok) throw new Error(`favorites answered ${response.status}`);
      return (await response.json()) as Favorites;
    },
    enabled: user !== null,
  });
  const isFavorite = kept?.stories.some(({ id }) => id === storyId) ?? false;

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (favorite: boolean) => keep(storyId, favorite),
    onSuccess: (_answer, favorite) => {
      dismissFailures();
      toast({ title: t(favorite ? 'favorites.added' : 'favorites.removed'), look: 'success' });
      track(favorite ? 'story_favorited' : 'story_unfavorited', { story_id: storyId });
      // The heart stays as it was pressed until the list says the same.
      return client.invalidateQueries({ queryKey });
    },
    onError: () =>
      toast({ title: t('favorites.error.title'), description: t('favorites.error.text'), look: 'danger' }),
  });

  const toggle = () => {
    if (user) {
      mutate(!isFavorite);
      return;
    }
    toast({ title: t('favorites.login.title'), description: t('favorites.login.text') });
    openSignInPrompt('favorite');
  };
  return {
    isFavorite: isPending ? variables : isFavorite,
    busy: status === 'loading' || isLoading || isPending,
    toggle,
  };
}

async function keep(storyId: string, favorite: boolean): Promise<void> {
  const method = favorite ? 'PUT' : 'DELETE';
  const response = await authorizedFetch(`/api/favorites/${storyId}`, { method });
  if (!response.ok) throw new Error(`favorites answered ${response.status}`);
}
