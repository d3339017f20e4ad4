import { LIBRARY_PATH } from '#domain/library-paths.ts';
import { useFavorites } from '#web/features/favorites/use-favorites.ts';
import { StoryCard } from '#web/features/library/story-card.tsx';
import { DeviceStories } from '#web/features/keeping/device-stories.tsx';
import { useMyStories, useOwnFavorites } from '#web/features/my-stories/my-stories-api.ts';
import { OpenedLast, OwnBook } from '#web/features/my-stories/own-book.tsx';
import { useOwnSeries } from '#web/features/my-stories/own-series-api.ts';
import { ShelfPage, ShelfWaiting } from '#web/features/shelf/shelf-page.tsx';
import { ShelfRow } from '#web/features/shelf/shelf-row.tsx';
import { useTonight } from '#web/features/shelf/use-tonight.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { QueryProvider } from '#web/queries/query-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** So many stand in a row; the others are a tap away. */
const IN_A_ROW = 8;

/** What a family finds when it comes home. */
export default function Shelf() {
  const t = useTranslate();
  return (
    <QueryProvider>
      <PageMeta title={t('shelf.title')} description={t('page.dashboard.lead')} noIndex />
      <FamilyShelf />
    </QueryProvider>
  );
}

function FamilyShelf() {
  const t = useTranslate();
  const own = useMyStories();
  const favorites = useFavorites();
  const ownFavorites = useOwnFavorites();
  const series = useOwnSeries();
  const stories = own.data?.pages.flatMap((page) => page.stories) ?? [];
  const [last, ...others] = stories;
  // What stands in a series stands there.
  const alone = others.filter(({ series: title }) => title === null || series.data === undefined);
  const ready = useTonight(last?.ageGroup, !own.isPending);
  if (own.isPending) return <ShelfWaiting />;
  const ownLiked = ownFavorites.data ?? [];
  const liked = [
    ...ownLiked.map((story) => ({ id: story.id, card: <OwnBook story={story} /> })),
    ...(favorites.data?.stories ?? []).map((story) => ({
      id: story.id,
      card: <StoryCard story={story} short />,
    })),
  ];
  const toOwn = { to: '/dashboard?tab=stories', label: t('shelf.all') };
  return (
    <ShelfPage>
      {own.isError && (
        <Notice tone="danger" title={t('my_stories.failed')} className="mt-7">
          <Button size="small" look="secondary" onClick={() => void own.refetch()} className="mt-2">
            {t('wizard.try_again')}
          </Button>
        </Notice>
      )}
      {own.isError && <DeviceStories />}
      {last && <OpenedLast story={last} />}
      {alone.length > 0 && (
        <ShelfRow
          title={t('my_stories.title')}
          all={toOwn}
          stories={alone.slice(0, IN_A_ROW)}
          renderBook={(story) => <OwnBook story={story} />}
        />
      )}
      {series.data?.map(({ title, stories: books }) => (
        <ShelfRow
          key={title}
          title={title}
          all={toOwn}
          stories={books}
          renderBook={(story) => <OwnBook story={story} />}
        />
      ))}
      {ready === undefined && <Skeleton className="mt-9 h-80" />}
      {ready && ready.length > 0 && (
        <ShelfRow
          title={t('shelf.tonight')}
          all={{ to: LIBRARY_PATH, label: t('action.browse_library') }}
          stories={ready}
          renderBook={(story) => <StoryCard story={story} short />}
        />
      )}
      {liked.length > 0 && (
        <ShelfRow
          title={t('nav.favorites')}
          all={{ to: '/favorites', label: t('favorites.all') }}
          stories={liked.slice(0, IN_A_ROW)}
          renderBook={({ card }) => card}
        />
      )}
    </ShelfPage>
  );
}
