import { BookOpen, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { KeptStory } from '#domain/kept-stories.ts';
import { inWords } from '#web/features/creator/choices.ts';
import { CoverPicture } from '#web/features/creator/cover-picture.tsx';
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

/** Somebody made stories here before. */
export function KeptStoriesOffer({ viewer, onOpen }: KeptStoriesOfferProps) {
  const t = useTranslate();
  const [stories] = useState(() => keptStories(viewer));
  if (stories.length === 0) return null;
  const [only] = stories.length === 1 ? stories : [];
  const earlier = stories.slice(AT_ONCE);
  const row = (kept: KeptStory) => (
    <li key={kept.story.id}>
      <KeptRow kept={kept} showsTitle={!only} onOpen={onOpen} />
    </li>
  );
  return (
    <section className="cut mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 border border-line bg-page p-4 shadow-rest sm:p-5">
      {only ? (
        <KeptCover kept={only} className="w-28 sm:w-40" />
      ) : (
        <BookOpen aria-hidden className="size-8 shrink-0 text-coral" />
      )}
      <div className={classNames('min-w-0 grow', only ? 'basis-36' : 'basis-44')}>
        <h2 className="font-bold">{t(only ? 'wizard.draft.title' : 'wizard.drafts.title')}</h2>
        <p className="text-small text-ink-soft">
          {only ? t('wizard.draft.text', { title: only.story.title }) : t('wizard.drafts.text')}
        </p>
      </div>
      <ul className={only ? 'max-sm:w-full' : 'w-full divide-y divide-line'}>
        {stories.slice(0, AT_ONCE).map(row)}
      </ul>
      {earlier.length > 0 && (
        <details className="w-full">
          <summary className="min-h-11 cursor-pointer content-center text-small font-bold">
            {t('wizard.drafts.more', { count: earlier.length })}
          </summary>
          <ul className="divide-y divide-line">{earlier.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

/** As it looks in this browser; of a story without a place there is none. */
function KeptCover({ kept, className }: { kept: KeptStory; className: string }) {
  const { setting, characters, story } = kept;
  if (!setting) return null;
  return (
    <div className={classNames('shrink-0', className)}>
      <CoverPicture
        place={inWords(setting, undefined, 'setting')}
        heroes={characters.map((hero) => inWords(hero, undefined, 'character'))}
        language={story.language}
      />
    </div>
  );
}

interface KeptRowProps {
  kept: KeptStory;
  showsTitle: boolean;
  onOpen: (story: KeptStory) => void;
}

/** Thrown away at a touch, and back at another for as long as the page shows it. */
function KeptRow({ kept, showsTitle, onOpen }: KeptRowProps) {
  const t = useTranslate();
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
    <div className="flex flex-wrap items-center justify-end gap-2 py-1 sm:flex-nowrap">
      {showsTitle && <KeptCover kept={kept} className="w-20 sm:w-28" />}
      {showsTitle && (
        <span
          lang={language}
          className="line-clamp-2 min-w-0 grow basis-[calc(100%-6rem)] leading-snug font-semibold wrap-anywhere sm:basis-0"
        >
          {title}
        </span>
      )}
      <Button
        size="small"
        look={showsTitle ? 'secondary' : 'primary'}
        className="shrink-0"
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
