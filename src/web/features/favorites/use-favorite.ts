import { useMutation, useQueryClient } from '@tanstack/react-query';
import { aboutFavorite, keepFavorite } from '#web/features/favorites/keep-favorite.ts';
import { favoritesKey, useFavorites } from '#web/features/favorites/use-favorites.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { WAITS } from '#web/outbox/send-or-keep.ts';
import { useWaiting } from '#web/outbox/use-waiting.ts';
import { useSession } from '#web/session/use-session.ts';
import { openSignInPrompt } from '#web/sign-in/account-dialogs.ts';
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
  const { data: kept, isLoading } = useFavorites();
  const waiting = useWaiting(aboutFavorite(storyId), user?.id);
  const isKept = kept?.stories.some(({ id }) => id === storyId) ?? false;
  const isFavorite = waiting ? waiting.method === 'PUT' : isKept;

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (favorite: boolean) => keepFavorite(storyId, favorite),
    onSuccess: (answer, favorite) => {
      if (answer === WAITS) return undefined;
      dismissFailures();
      toast({ title: t(favorite ? 'favorites.added' : 'favorites.removed'), look: 'success' });
      track(favorite ? 'story_favorited' : 'story_unfavorited', { story_id: storyId });
      // The heart stays as it was pressed until the list says the same.
      return client.invalidateQueries({ queryKey: favoritesKey(user?.id) });
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
