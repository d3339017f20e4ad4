import { lazy, useSyncExternalStore } from 'react';
import { patiently } from '#web/browser/patiently.ts';
import { CreatorWaiting } from '#web/features/creator/waiting.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { Piece } from '#web/pieces/piece.tsx';

const CreatorPage = lazy(patiently(() => import('#web/routes/creator-page.tsx')));

/** Choices and drafts are the browser's, so the creator itself begins there. */
export default function Create() {
  const t = useTranslate();
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <>
      <PageMeta title={t('creator.page_title')} description={t('landing.description')} />
      {/* As high as the window from the beginning: what stands below is out of sight, and nobody sees it move. */}
      <div className="min-h-dvh">
        {inBrowser ? (
          <Piece waiting={<CreatorWaiting />}>
            <CreatorPage />
          </Piece>
        ) : (
          <CreatorWaiting />
        )}
      </div>
    </>
  );
}
