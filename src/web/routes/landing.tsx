import { lazy, useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { hasKeptStory, markKeptStory } from '#web/browser/kept-stories-key.ts';
import { onceMore, patiently, unnoticed } from '#web/browser/patiently.ts';
import { visitorStirs } from '#web/browser/visitor-stirs.ts';
import { Landing } from '#web/features/landing/landing.tsx';
import { ShelfWaiting } from '#web/features/shelf/shelf-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import { Piece } from '#web/pieces/piece.tsx';
import { useSession } from '#web/session/use-session.ts';
import { useViewer } from '#web/shell/viewer.ts';

const loadCreate = onceMore(() => import('#web/routes/create.tsx'));
const loadCreator = onceMore(() => import('#web/routes/creator-page.tsx'));
const Create = lazy(patiently(loadCreate));
const Shelf = lazy(patiently(() => import('#web/routes/shelf.tsx')));

const KeptStoryCover = lazy(
  unnoticed(async () => {
    const { KeptStoryCover: component } = await import('#web/features/creator/kept-story-cover.tsx');
    return { default: component };
  }),
);

export const handle: PageHandle = {
  seenInQuery: ['create', 'step', 'age', 'setting', 'theme', 'heroes', 'story'],
  hurriesFor: 'create',
};

// Whoever opens the creator itself waits for all of it: its pieces set out together.
if (!import.meta.env.SSR && new URLSearchParams(location.search).has('create')) {
  // What does not arrive is asked for again, and missed, where it is drawn.
  for (const piece of [loadCreate(), loadCreator()]) piece.catch(() => undefined);
}

/** The home page is the story creator; its intro comes first, and for a family that is signed in its shelf. */
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
  const { viewer } = useViewer();
  if (!search.has('create')) return viewer ? <Home /> : <Arriving />;
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

const nothingChanges = () => () => undefined;

function Home() {
  return (
    <Piece waiting={<ShelfWaiting />}>
      <Shelf />
    </Piece>
  );
}

/** Until it is known who comes, whoever was signed in before waits for the shelf. */
function Arriving() {
  const { status, user } = useSession();
  const isGuest = status === 'ready' && user === null;
  const hasKept = useSyncExternalStore(nothingChanges, hasKeptStory, () => false);
  useEffect(() => {
    if (status === 'ready') markKeptStory(hasKept);
  }, [status, hasKept]);
  return (
    <>
      <div className="for-guests contents">
        <Landing returning={hasKept && <KeptStory />} />
      </div>
      {!isGuest && (
        <div className="for-members">
          <ShelfWaiting />
        </div>
      )}
    </>
  );
}

/** Of the last story that a guest has made here: nobody else loads what shows it. */
function KeptStory() {
  return (
    <Piece broken={null}>
      <KeptStoryCover />
    </Piece>
  );
}
