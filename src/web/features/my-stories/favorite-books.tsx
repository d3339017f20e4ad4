import { useId } from 'react';
import { useOwnFavorites } from '#web/features/my-stories/my-stories-api.ts';
import { HeartButton } from '#web/features/my-stories/heart-button.tsx';
import { OwnBook } from '#web/features/my-stories/own-book.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

/** The favorites among a family's own books, for those who show all favorites. */
export function useFavoriteBooks() {
  const { data, isError } = useOwnFavorites();
  return {
    // What cannot be known now hides nothing of the rest.
    count: data?.length ?? (isError ? 0 : undefined),
    shelf: data && data.length > 0 && <FavoriteBooks />,
  };
}

function FavoriteBooks() {
  const t = useTranslate();
  const id = useId();
  const { data = [] } = useOwnFavorites();
  return (
    <section aria-labelledby={id} className="mb-9">
      <h2 id={id} className="mb-4 text-h3">
        {t('my_stories.title')}
      </h2>
      <ul aria-labelledby={id} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((story) => (
          <li key={story.id} className="relative">
            <OwnBook story={story} />
            <HeartButton
              story={story}
              className="absolute end-2.5 top-2.5 bg-page/92 shadow-rest hover:bg-page"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
