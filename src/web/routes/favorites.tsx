import type { StoryCard as LibraryCard } from '#contract/library.ts';
import { FavoritesPage } from '#web/features/favorites/favorites-page.tsx';
import { StoryCard } from '#web/features/library/story-card.tsx';
import { useFavoriteBooks } from '#web/features/my-stories/favorite-books.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { SignedInOnly } from '#web/sign-in/signed-in-only.tsx';

const TEXTS = { title: 'page.favorites.title', lead: 'page.favorites.lead' } as const;

export default function Favorites() {
  const t = useTranslate();
  // Until it is known whose they are it shows their places.
  return (
    <SignedInOnly {...TEXTS} waiting={<FavoritesPage own={UNKNOWN} renderCard={renderCard} />}>
      <PageMeta title={t(TEXTS.title)} description={t(TEXTS.lead)} noIndex />
      <OwnFavorites />
    </SignedInOnly>
  );
}

const UNKNOWN = { count: undefined, shelf: null };
const renderCard = (story: LibraryCard) => <StoryCard story={story} short />;

function OwnFavorites() {
  return <FavoritesPage own={useFavoriteBooks()} renderCard={renderCard} />;
}
