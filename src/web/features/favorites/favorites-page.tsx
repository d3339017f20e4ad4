import { ArrowLeft, HeartOff } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { StoryCard } from '#contract/library.ts';
import { FavoritesFailed, FavoritesWaiting, NoFavorites } from '#web/features/favorites/favorites-states.tsx';
import { useFavorites } from '#web/features/favorites/use-favorites.ts';
import { useRemoveFavorite } from '#web/features/favorites/use-remove-favorite.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

export interface FavoritesProps {
  /** Favorites among a family's own books: how many, if that is known, and how they look. */
  own: { count: number | undefined; shelf: ReactNode };
  renderCard: (story: StoryCard) => ReactNode;
}

export function FavoritesPage({ own, renderCard }: FavoritesProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useFavorites();
  const remove = useRemoveFavorite();
  const stories = own.count === undefined ? undefined : data?.stories;
  const count = (stories?.length ?? 0) + (own.count ?? 0);
  const onRemove = (story: StoryCard, button: HTMLElement) => {
    (neighbourOf(button) ?? heading.current)?.focus();
    remove(story);
  };
  return (
    // As high as the window: what comes later, one story or thirty, does not move the footer before anybody's eyes.
    <div className="mx-auto min-h-svh max-w-6xl px-4 pt-4 sm:px-6">
      <ButtonLink to="/dashboard" look="quiet" size="small" className="-ms-3">
        <ArrowLeft aria-hidden className="size-5" />
        {t('favorites.back')}
      </ButtonLink>
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-h1">
        {t('page.favorites.title')}
      </h1>
      <p role="status" className="mt-2 mb-7 min-h-7 text-lead text-ink-soft">
        {stories && t('favorites.count', { count })}
      </p>
      {isError && <FavoritesFailed onRetry={() => void refetch()} />}
      {!stories && !isError && <FavoritesWaiting />}
      {stories && count === 0 && <NoFavorites />}
      {own.shelf}
      {stories && stories.length > 0 && (
        <>
          <h2 className="sr-only">{t('library.list')}</h2>
          <ul aria-label={t('library.list')} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {stories.map((story) => (
              <li key={story.id} className="relative">
                {renderCard(story)}
                <IconButton
                  label={t('favorites.remove.title', { title: story.title })}
                  onClick={({ currentTarget }) => onRemove(story, currentTarget)}
                  className="absolute end-2.5 top-2.5 bg-page/92 shadow-rest hover:bg-page"
                >
                  <HeartOff aria-hidden className="size-5 text-coral" />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The button that is pressed is about to go; the same one of a story beside it takes the focus. */
function neighbourOf(button: HTMLElement): HTMLElement | null | undefined {
  const item = button.closest('li');
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
}
