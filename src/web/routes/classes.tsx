import { ClassesPage } from '#web/features/classes/classes-page.tsx';
import { useMyStories } from '#web/features/my-stories/my-stories-api.ts';
import { ReadingLists } from '#web/features/reading-lists/reading-lists.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { useClasses } from '#web/installation/installation.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { SignedInOnly } from '#web/sign-in/signed-in-only.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { scenePicture } from '#web/art/scene-pictures.ts';

const TEXTS = { title: 'page.classes.title', lead: 'page.classes.lead' } as const;

export default function Classes() {
  const t = useTranslate();
  const isOn = useClasses();
  return (
    <SignedInOnly {...TEXTS}>
      <PageMeta title={t(TEXTS.title)} description={t(TEXTS.lead)} noIndex />
      {isOn ? (
        <ClassesPage lists={<OwnLists />} />
      ) : (
        <div className="mx-auto min-h-svh max-w-3xl px-4 pt-6">
          <h1 className="sr-only">{t(TEXTS.title)}</h1>
          <EmptyState title={t('classes.off')} picture={scenePicture('forestMist')} />
        </div>
      )}
    </SignedInOnly>
  );
}

/** All stories of the shelf can go on a list; the older ones come page by page, once somebody looks for them. */
function OwnLists() {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useMyStories();
  const stories = data?.pages.flatMap((page) => page.stories) ?? [];
  const hasMore = hasNextPage && !isFetching && !isFetchNextPageError;
  return (
    <ReadingLists
      own={stories.map(({ id, title }) => ({ kind: 'own', id, title }))}
      fetchMore={hasMore ? fetchNextPage : undefined}
    />
  );
}
