import { useEffect, useRef, type ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { CreatedStory } from '#domain/wizard.ts';
import { inWords, pictureOf } from '#web/features/creator/choices.ts';
import { LeavingBar, StoryActions } from '#web/features/creator/story-actions.tsx';
import { StoryBook } from '#web/features/creator/story-book.tsx';
import { useStoryPictures } from '#web/features/creator/story-pictures.ts';
import { StepTrail } from '#web/features/creator/step-trail.tsx';
import { StorySummary } from '#web/features/creator/story-summary.tsx';
import { ShelfNote } from '#web/features/creator/shelf-note.tsx';
import type { Creator } from '#web/features/creator/use-creator.ts';
import { toldStory } from '#web/features/creator/told-of-story.ts';
import { useDeviceCopy } from '#web/features/creator/use-device-copy.ts';
import { useShelf } from '#web/features/creator/use-shelf.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';

export interface StoryTools {
  story: ToldStory;
  /** It is on the shelf, where downloads are made from. */
  saved: boolean;
  onNewStory: () => void;
}

interface StoryPageProps {
  creator: Creator;
  story: CreatedStory;
  catalogue: Catalogue | undefined;
  isGuest: boolean;
  /** Scene at which the reader stopped the last time. */
  position: number;
  /** In which a new story would be told. */
  language: LanguageCode;
  renderTools: (tools: StoryTools) => ReactNode;
}

/** A finished story, and all that can be done with it. */
export function StoryPage({
  creator,
  story,
  catalogue,
  isGuest,
  position,
  language,
  renderTools,
}: StoryPageProps) {
  const t = useTranslate();
  const { state, dispatch, draft, generate } = creator;
  const told = toldStory(story, state);
  const { scenes, retry } = useStoryPictures({ story, told, enabled: !isGuest, dispatch });
  const shelf = useShelf(story, told, isGuest);
  useDeviceCopy(story, state);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    openAt(position);
  }, [position]);
  const newStory = () => generate('new');
  const growing = state.busy === 'continue' ? (draft?.text ?? '') : undefined;
  return (
    <div ref={top} tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-6 outline-none sm:px-6">
      <StepTrail step="story" />
      <div className="mt-5 mb-4 flex flex-wrap items-center justify-between gap-3">
        <ShelfNote status={shelf.status} onRetry={shelf.retry} />
        <ReaderMenu />
      </div>
      {state.busy === 'new' ? (
        <GrowingBook creator={creator} language={language} />
      ) : (
        <StoryBook
          title={story.title}
          language={story.language}
          scenes={scenes}
          growing={growing}
          vignette={state.setting ? pictureOf('setting', state.setting.id) : undefined}
          byline={bylineOf(story, t)}
          onRetryPictures={retry}
        />
      )}
      <StoryActions
        state={state}
        dispatch={dispatch}
        onContinue={() => generate('continue')}
        onNew={newStory}
      />
      <StorySummary
        heroes={told.heroes.map((hero) => inWords(hero, catalogue, 'character'))}
        theme={inWords(told.theme, catalogue, 'theme')}
        setting={inWords(told.setting, catalogue, 'setting')}
      />
      {renderTools({ story: told, saved: shelf.isOnShelf, onNewStory: newStory })}
      <LeavingBar
        shelf={shelf.status}
        busy={state.busy !== null}
        onNew={newStory}
        onStartOver={() => dispatch({ type: 'startedOver' })}
      />
    </div>
  );
}

/** The first words of a story, before there is a story. */
export function GrowingBook({ creator: { draft }, language }: { creator: Creator; language: LanguageCode }) {
  const t = useTranslate();
  return (
    <StoryBook
      title={draft?.title || t('amazing_story')}
      language={language}
      scenes={[]}
      growing={draft?.text ?? ''}
      byline={<span role="status">{t('story.writing')}</span>}
      onRetryPictures={() => undefined}
    />
  );
}

function bylineOf({ writer, painter }: CreatedStory, t: Translate): string {
  const told = writer === BUILT_IN ? t('story.told_by.built_in') : t('story.told_by', { writer });
  const drawn =
    painter && (painter === BUILT_IN ? t('story.drawn_by.built_in') : t('story.drawn_by', { painter }));
  return [told, drawn].filter(Boolean).join(' · ');
}

/** A new story begins at its top; one from the shelf opens where it was left. */
function openAt(scene: number): void {
  if (scene === 0) window.scrollTo({ top: 0, behavior: 'instant' });
  else document.querySelector(`[data-scene="${scene}"]`)?.scrollIntoView({ behavior: 'instant' });
}
