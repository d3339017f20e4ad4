import type { ReactNode } from 'react';
import type { MyStory } from '#contract/my-stories.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { questionsOf } from '#domain/created-story.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { StoryOption } from '#domain/story-options.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { randomId } from '#web/browser/random-id.ts';
import { ChangedElsewhere } from '#web/features/creator/changed-elsewhere.tsx';
import { inWords } from '#web/features/creator/choices.ts';
import { CoverPicture } from '#web/features/creator/cover-picture.tsx';
import { useFirstPicture } from '#web/features/creator/first-picture.ts';
import { keepPlayed, type Played } from '#web/features/creator/keep-played.ts';
import { forgetHere } from '#web/features/creator/kept-stories.ts';
import type { Care } from '#web/features/creator/losing.tsx';
import { LeavingBar, StoryActions } from '#web/features/creator/story-actions.tsx';
import { StoryBook } from '#web/features/creator/story-book.tsx';
import { useStoryPictures } from '#web/features/creator/story-pictures.ts';
import { StepTrail } from '#web/features/creator/step-trail.tsx';
import { StorySummary } from '#web/features/creator/story-summary.tsx';
import { SavingNote } from '#web/features/creator/saving-note.tsx';
import { firstPageTold, toldStory } from '#web/features/creator/tell.ts';
import type { Creator } from '#web/features/creator/use-creator.ts';
import { useDeviceCopy } from '#web/features/creator/use-device-copy.ts';
import { beginAgain, useHeading } from '#web/features/creator/use-heading.ts';
import { useOpenElsewhere, useSavingNews } from '#web/features/creator/use-other-tabs.ts';
import { useSaving } from '#web/features/creator/use-saving.ts';
import { useSecondTelling } from '#web/features/creator/use-second-telling.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import type { Beside } from '#web/reader/beside.ts';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { toast } from '#web/ui/toast-store.ts';

export interface StoryTools {
  story: ToldStory;
  /** As much of it as is read aloud to this visitor. */
  spoken: ToldStory | null;
  /** It is in My Stories, where downloads are made from. */
  saved: boolean;
  onNewStory: () => void;
  onKeepAdventure: (played: Played) => ReturnType<typeof keepPlayed>;
}

/** The story as a book is made of it. */
export interface StoryPages {
  title: string;
  byline: string;
  language: LanguageCode;
  cover: ReactNode;
  pages: readonly BookPage[];
  questions: readonly string[];
  /** It is read aloud to this visitor, be it only its first page. */
  canRead: boolean;
  waysOn: { onContinue: () => void; isGrowing: boolean; onAnother: () => void };
  onRetryPictures: () => void;
  leftAt: number;
  onLeave: (page: number) => void;
  beside: Beside | undefined;
}

interface StoryPageProps {
  creator: Creator;
  open: OpenedStory;
  catalogue: Catalogue | undefined;
  /** Whoever is signed in. */
  owner: string | undefined;
  carefully: Care['carefully'];
  /** Scene at which the reader stopped the last time. */
  position: number;
  contextOf: (heroes: readonly StoryOption[]) => PersonalizedContext;
  /** In which a new story would be told. */
  language: LanguageCode;
  /** My Stories has it as another tab or device left it. */
  onNewer: (stored: MyStory) => void;
  renderTools: (tools: StoryTools) => ReactNode;
  renderBook: (book: StoryPages) => ReactNode;
}

/** A finished story, and all that can be done with it. */
export function StoryPage(props: StoryPageProps) {
  const { creator, open, catalogue, owner, carefully, position, language, onNewer } = props;
  const { renderTools, renderBook, contextOf } = props;
  const t = useTranslate();
  const { state, dispatch, draft, generate, isKept } = creator;
  const { story } = open;
  const told = toldStory(open);
  const madeOf = {
    heroes: told.heroes.map((hero) => inWords(hero, catalogue, 'character')),
    theme: inWords(told.theme, catalogue, 'theme'),
    setting: inWords(told.setting, catalogue, 'setting'),
  };
  const pictures = useStoryPictures({ story, told, enabled: owner !== undefined, dispatch });
  const spoken = owner ? told : firstPageTold(told, story, pictures.scenes[0]?.text ?? '');
  const first = useFirstPicture(story, owner ? null : spoken);
  const scenes = first.hang(pictures.scenes);
  const retry = owner ? pictures.retry : first.retry;
  const beside = useSecondTelling({ open, contextOf, enabled: owner !== undefined, dispatch });
  const follow = (stored: MyStory) => {
    onNewer(stored);
    toast({ title: t('story.followed') });
  };
  const saving = useSaving({ open, told, owner, dispatch, onNewer: follow });
  useDeviceCopy(open);
  const title = useHeading('story', () => openAt(position));
  const isElsewhere = useOpenElsewhere(story.id);
  const isIdle = owner !== undefined && saving.status === 'saved' && state.busy === null;
  useSavingNews({
    id: story.id,
    revision: isIdle ? (story.saved?.revision ?? null) : null,
    onNewer: follow,
  });
  const keepBoth = () => {
    forgetHere(story.id);
    dispatch({ type: 'storyCopied', storyId: story.id, id: randomId() });
  };
  const newStory = () => carefully(() => generate('new'), { joins: true });
  const growing = state.busy === 'continue' ? (draft?.text ?? '') : undefined;
  const byline = bylineOf({ painter: first.painter, ...story }, t);
  const cover = open.setting && (
    <CoverPicture place={madeOf.setting} heroes={madeOf.heroes} language={story.language} />
  );
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
      <StepTrail step="story" />
      <div className="mt-5 mb-4 flex flex-wrap items-center justify-between gap-3">
        <SavingNote story={story} status={saving.status} isKept={isKept} onRetry={saving.retry} />
        <ReaderMenu language={story.language} />
      </div>
      {state.busy === 'new' ? (
        <GrowingBook creator={creator} language={language} />
      ) : (
        <StoryBook
          title={story.title}
          titleRef={title}
          language={story.language}
          scenes={scenes}
          growing={growing}
          cover={cover}
          byline={byline}
          opener={renderBook({
            title: story.title,
            byline,
            language: story.language,
            cover,
            pages: scenes,
            questions: questionsOf(story),
            canRead: spoken !== null,
            waysOn: {
              onContinue: () => generate('continue'),
              isGrowing: state.busy === 'continue',
              onAnother: newStory,
            },
            onRetryPictures: retry,
            beside,
            leftAt: position + 1,
            onLeave: (page) => openAt(page - 1),
          })}
          onRetryPictures={retry}
        />
      )}
      <StoryActions
        state={state}
        dispatch={dispatch}
        isElsewhere={isElsewhere}
        onContinue={() => generate('continue')}
        onAgain={() => beginAgain(title.current)}
        onNew={newStory}
      />
      <StorySummary {...madeOf} language={story.language} />
      {renderTools({
        story: told,
        spoken,
        saved: saving.isSaved,
        onNewStory: newStory,
        onKeepAdventure: (played) => keepPlayed(open, played, owner),
      })}
      <LeavingBar
        saving={saving.status}
        isKept={isKept}
        busy={state.busy !== null}
        onNew={newStory}
        onStartOver={() => carefully(() => dispatch({ type: 'startedOver' }))}
      />
      <ChangedElsewhere
        open={saving.newer !== null}
        onKeepBoth={keepBoth}
        onTakeNewer={() => {
          if (saving.newer) onNewer(saving.newer);
          saving.settle();
        }}
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

function bylineOf(
  { writer, painter }: { writer: string; painter?: string | undefined },
  t: Translate,
): string {
  const told = writer === BUILT_IN ? t('story.told_by.built_in') : t('story.told_by', { writer });
  const drawn =
    painter && (painter === BUILT_IN ? t('story.drawn_by.built_in') : t('story.drawn_by', { painter }));
  return [told, drawn].filter(Boolean).join(' · ');
}

/** A new story begins at its top; one from My Stories opens where it was left. */
function openAt(scene: number): void {
  if (scene === 0) window.scrollTo({ top: 0, behavior: 'instant' });
  else document.querySelector(`[data-scene="${scene}"]`)?.scrollIntoView({ behavior: 'instant' });
}
