import { BookOpen, ChevronDown, Trash2, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { KeptStory } from '#domain/kept-stories.ts';
import { KeptCover } from '#web/features/creator/kept-cover.tsx';
import { forgetHere, keptStories, putBack } from '#web/features/creator/kept-stories.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** So many are seen at once; who comes to make a new story need not scroll past all the others. */
const AT_ONCE = 2;

interface KeptStoriesOfferProps {
  /** Whoever is signed in. */
  viewer: string | undefined;
  onOpen: (story: KeptStory) => void;
}

/** Somebody made stories here before. On a phone it is one line: the first choice is to be seen there. */
export function KeptStoriesOffer({ viewer, onOpen }: KeptStoriesOfferProps) {
  const [stories] = useState(() => keptStories(viewer));
  const [isWide] = useState(() => window.matchMedia('(width >= 40rem)').matches);
  const [newest] = stories;
  if (!newest) return null;
  const row = (kept: KeptStory, look: RowLook) => (
    <li key={kept.story.id}>
      <KeptRow {...{ kept, look, onOpen }} />
    </li>
  );
  return isWide ? <WideOffer {...{ stories, row }} /> : <NarrowOffer {...{ newest, stories, row }} />;
}

/** With its title and cover, without what is said above it, or in a single line. */
type RowLook = 'full' | 'plain' | 'line';

interface OfferProps {
  stories: readonly KeptStory[];
  row: (kept: KeptStory, look: RowLook) => ReactNode;
}

function WideOffer({ stories, row }: OfferProps) {
  const t = useTranslate();
  const [only] = stories.length === 1 ? stories : [];
  const look = only ? 'plain' : 'full';
  const earlier = stories.slice(AT_ONCE);
  return (
    <section className="cut mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 border border-line bg-page p-5 shadow-rest">
      {only ? (
        <KeptCover kept={only} className="w-40" />
      ) : (
        <BookOpen aria-hidden className="size-8 shrink-0 text-coral" />
      )}
      <div className={classNames('min-w-0 grow', only ? 'basis-36' : 'basis-44')}>
        <h2 className="font-bold">{t(only ? 'wizard.draft.title' : 'wizard.drafts.title')}</h2>
        <p className="text-small text-ink-soft">
          {only ? t('wizard.draft.text', { title: only.story.title }) : t('wizard.drafts.text')}
        </p>
      </div>
      <ul className={only ? undefined : 'w-full divide-y divide-line'}>
        {stories.slice(0, AT_ONCE).map((kept) => row(kept, look))}
      </ul>
      {earlier.length > 0 && (
        <details className="w-full">
          <summary className="min-h-11 cursor-pointer content-center text-small font-bold">
            {t('wizard.drafts.more', { count: earlier.length })}
          </summary>
          <ul className="divide-y divide-line">{earlier.map((kept) => row(kept, look))}</ul>
        </details>
      )}
    </section>
  );
}

function NarrowOffer({ newest, stories, row }: OfferProps & { newest: KeptStory }) {
  const t = useTranslate();
  return (
    <section className="cut mb-2 border border-line bg-page px-2 shadow-rest">
      {stories.length === 1 ? (
        <>
          <h2 className="sr-only">{t('wizard.draft.title')}</h2>
          <ul>{row(newest, 'line')}</ul>
        </>
      ) : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5">
            <KeptCover kept={newest} className="w-14" />
            <h2 className="min-w-0 grow text-small leading-tight font-bold">{t('wizard.drafts.title')}</h2>
            <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {stories.map((kept) => row(kept, 'full'))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface KeptRowProps {
  kept: KeptStory;
  look: RowLook;
  onOpen: (story: KeptStory) => void;
}

/** Thrown away at a touch, and back at another for as long as the page shows it. */
function KeptRow({ kept, look, onOpen }: KeptRowProps) {
  const t = useTranslate();
  const showsTitle = look !== 'plain';
  const isLine = look === 'line';
  const [isGone, setGone] = useState(false);
  const [wasGone, setWasGone] = useState(false);
  const { id, title, language } = kept.story;
  if (isGone) {
    return (
      <p
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-2 text-small text-ink-soft"
      >
        {t('wizard.draft.removed', { title })}
        <Button
          size="small"
          look="quiet"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the button stood that was pressed
          autoFocus
          onClick={() => {
            putBack(kept);
            setWasGone(true);
            setGone(false);
          }}
        >
          <Undo2 aria-hidden className="size-5" />
          {t('wizard.draft.undo')}
        </Button>
      </p>
    );
  }
  return (
    <div
      className={classNames(
        'flex items-center justify-end gap-2',
        isLine ? 'min-h-11' : 'flex-wrap py-1 sm:flex-nowrap',
      )}
    >
      {showsTitle && <KeptCover kept={kept} className={isLine ? 'w-14' : 'w-20 sm:w-28'} />}
      {showsTitle && (
        <span
          lang={language}
          className={classNames(
            'line-clamp-2 min-w-0 grow font-semibold wrap-anywhere',
            isLine ? 'text-small leading-tight' : 'basis-[calc(100%-6rem)] leading-snug sm:basis-0',
          )}
        >
          {title}
        </span>
      )}
      <Button
        size="small"
        look={showsTitle ? 'secondary' : 'primary'}
        className={classNames('shrink-0', isLine && 'px-3')}
        onClick={() => onOpen(kept)}
      >
        {t('wizard.draft.open')}
        {showsTitle && <span className="sr-only">: {title}</span>}
      </Button>
      <IconButton
        label={t('wizard.draft.remove', { title })}
        className="text-ink-soft hover:text-danger"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever brought it back is where they were
        autoFocus={wasGone}
        onClick={() => {
          forgetHere(id);
          setGone(true);
        }}
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
