import { useQuery } from '@tanstack/react-query';
import type { Favorites } from '#contract/favorites.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { useSession } from '#web/session/use-session.ts';

export function favoritesKey(userId: string | undefined) {
  return ['favorites', userId];
}

/** What somebody signed in keeps, the newest first. */
export function useFavorites() {
  const { user } = useSession();
  return useQuery({
    queryKey: favoritesKey(user?.id),
    queryFn: async ({ signal }): Promise<Favorites> => {
      const response = await authorizedFetch('/api/favorites', { signal });
      if (!response.ok) throw new Error(`favorites answered ${response.status}`);
      return (await response.json()) as Favorites;
    },
    enabled: user !== null,
  });
}
