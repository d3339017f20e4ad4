import type { ReactNode } from 'react';
import type { StoryCard } from '#contract/library.ts';
import { LIBRARY_PATH } from '#domain/library-paths.ts';
import { FavoritesFailed, FavoritesWaiting, NoFavorites } from '#web/features/favorites/favorites-states.tsx';
import { useFavorites } from '#web/features/favorites/use-favorites.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const FIRST = 3;

interface FavoritesTabProps {
  renderCard: (story: StoryCard) => ReactNode;
}

/** The newest favorites, and the ways to the others and to more. */
export function FavoritesTab({ renderCard }: FavoritesTabProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useFavorites();
  if (isError) return <FavoritesFailed onRetry={() => void refetch()} />;
  if (!data) return <FavoritesWaiting />;
  const { stories } = data;
  if (stories.length === 0) return <NoFavorites />;
  return (
    <>
      <h2 className="text-h3">{t('favorites.count', { count: stories.length })}</h2>
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
