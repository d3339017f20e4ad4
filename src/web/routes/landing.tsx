import { lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { onceMore, patiently } from '#web/browser/patiently.ts';
import { visitorStirs } from '#web/browser/visitor-stirs.ts';
import { Landing } from '#web/features/landing/landing.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import { Piece } from '#web/pieces/piece.tsx';

const loadCreate = onceMore(() => import('#web/routes/create.tsx'));
const loadCreator = onceMore(() => import('#web/routes/creator-page.tsx'));
const Create = lazy(patiently(loadCreate));

export const handle: PageHandle = { hurriesFor: 'create' };

// Whoever opens the creator itself waits for all of it: its pieces set out together.
if (!import.meta.env.SSR && new URLSearchParams(location.search).has('create')) {
  // What does not arrive is asked for again, and missed, where it is drawn.
  for (const piece of [loadCreate(), loadCreator()]) piece.catch(() => undefined);
}

/** The home page is the story creator; its intro comes first. */
export default function LandingRoute() {
  const t = useTranslate();
  const [search] = useSearchParams();
  // Most go on to the creator: with their first move it is fetched.
  useEffect(
    () =>
      void visitorStirs()
        .then(loadCreate)
        .catch(() => undefined),
    [],
  );
  if (!search.has('create')) return <Landing />;
  return (
    <Piece
      waiting={
        <div className="min-h-dvh">
          <LoadingBar label={t('nav.loading')} />
        </div>
      }
    >
      <Create />
    </Piece>
  );
}
