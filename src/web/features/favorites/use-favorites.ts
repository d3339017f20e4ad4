import { useQuery } from '@tanstack/react-query';
import type { Favorites } from '#contract/favorites.ts';
import { ask } from '#web/api/api.ts';
import { useSession } from '#web/session/use-session.ts';

export function favoritesKey(userId: string | undefined) {
  return ['favorites', userId];
}

/** What somebody signed in keeps, the newest first. */
export function useFavorites() {
  const { user } = useSession();
  return useQuery({
    queryKey: favoritesKey(user?.id),
    queryFn: ({ signal }): Promise<Favorites> => ask('GET /api/favorites', { signal }),
    enabled: user !== null,
  });
}
