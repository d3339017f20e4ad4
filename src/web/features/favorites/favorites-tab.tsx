import { LIBRARY_PATH } from '#domain/library-paths.ts';
import type { FavoritesProps } from '#web/features/favorites/favorites-page.tsx';
import { FavoritesFailed, FavoritesWaiting, NoFavorites } from '#web/features/favorites/favorites-states.tsx';
import { useFavorites } from '#web/features/favorites/use-favorites.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const FIRST = 3;

/** The newest favorites, and the ways to the others and to more. */
export function FavoritesTab({ own, renderCard }: FavoritesProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useFavorites();
  if (isError) return <FavoritesFailed onRetry={() => void refetch()} />;
  if (!data || own.count === undefined) return <FavoritesWaiting />;
  const { stories } = data;
  const count = stories.length + own.count;
  if (count === 0) return <NoFavorites />;
  return (
    <>
      <h2 className="text-h3">{t('favorites.count', { count })}</h2>
      {own.shelf}
      <ul aria-label={t('nav.favorites')} className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {stories.slice(0, FIRST).map((story) => (
          <li key={story.id}>{renderCard(story)}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/favorites">{t('favorites.all')}</ButtonLink>
        <ButtonLink to={LIBRARY_PATH} look="secondary">
          {t('action.browse_library')}
        </ButtonLink>
      </div>
    </>
  );
}
