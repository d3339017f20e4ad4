import { FavoritesPage } from '#web/features/favorites/favorites-page.tsx';
import { StoryCard } from '#web/features/library/story-card.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { SignedInOnly } from '#web/sign-in/signed-in-only.tsx';

const TEXTS = { title: 'page.favorites.title', lead: 'page.favorites.lead' } as const;

export default function Favorites() {
  const t = useTranslate();
  // Until it is known whose they are it shows their places.
  const page = <FavoritesPage renderCard={(story) => <StoryCard story={story} short />} />;
  return (
    <SignedInOnly {...TEXTS} waiting={page}>
      <PageMeta title={t(TEXTS.title)} description={t(TEXTS.lead)} noIndex />
      {page}
    </SignedInOnly>
  );
}
