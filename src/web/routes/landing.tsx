import { Suspense, lazy, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { CreatorWaiting } from '#web/features/creator/waiting.tsx';
import { Landing } from '#web/features/landing/landing.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';

const CreatorPage = lazy(() => import('#web/routes/creator-page.tsx'));

/** The home page is the story creator; its intro comes first. */
export default function LandingRoute() {
  const [search] = useSearchParams();
  return search.has('create') ? <Create /> : <Landing />;
}

/** Choices and drafts are the browser's, so the creator itself begins there. */
function Create() {
  const t = useTranslate();
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <>
      <PageMeta title={t('creator.page_title')} description={t('landing.description')} />
      {inBrowser ? (
        <Suspense fallback={<CreatorWaiting />}>
          <CreatorPage />
        </Suspense>
      ) : (
        <CreatorWaiting />
      )}
    </>
  );
}
