import { lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { onceMore, patiently } from '#web/browser/patiently.ts';
import { Landing } from '#web/features/landing/landing.tsx';
import { visitorStirs } from '#web/browser/visitor-stirs.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { LoadingBar } from '#web/shell/loading-bar.tsx';
import { Piece } from '#web/shell/piece.tsx';
import type { PageHandle } from '#web/shell/page-sleep.ts';

const loadCreate = onceMore(() => import('#web/routes/create.tsx'));
const loadCreator = onceMore(() => import('#web/routes/creator-page.tsx'));
const Create = lazy(patiently(loadCreate));

export const handle: PageHandle = { sleeps: 'lightly', hurriesFor: 'create' };

// Whoever opens the creator itself waits for all of it: its pieces set out together.
if (!import.meta.env.SSR && new URLSearchParams(location.search).has('create')) {
  // What does not arrive is asked for again, and missed, where it is drawn.
  for (const piece of [loadCreate(), loadCreator()]) piece.catch(() => undefined);
}

/** The home page is the story creator; its intro comes first. */
export default function LandingRoute() {
  const t = useTranslate();
  const [search] = useSearchParams();
  useEffect(
    () =>
      void visitorStirs()
        .then(loadCreate)
        .catch(() => undefined),
    [],
  );
  if (!search.has('create')) return <Landing />;
  return (
    <Piece waiting={<LoadingBar label={t('nav.loading')} />}>
      <Create />
    </Piece>
  );
}
