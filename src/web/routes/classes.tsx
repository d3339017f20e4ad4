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

/** The latest stories of the shelf: what was just put there is what goes on a list. */
function OwnLists() {
  const stories = useMyStories().data?.pages.flatMap((page) => page.stories) ?? [];
  return <ReadingLists own={stories.map(({ id, title }) => ({ kind: 'own', id, title }))} />;
}
