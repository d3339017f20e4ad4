import { useId, type ReactNode } from 'react';
import type { MyStory } from '#contract/my-stories.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { questionsOf } from '#domain/created-story.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { StoryOption } from '#domain/story-options.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { randomId } from '#web/browser/random-id.ts';
import { BeingTold } from '#web/features/creator/being-told.tsx';
import { ChangedElsewhere } from '#web/features/creator/changed-elsewhere.tsx';
import { inWords } from '#web/features/creator/choices.ts';
import { CoverPicture } from '#web/features/creator/cover-picture.tsx';
import { useFirstPicture } from '#web/features/creator/first-picture.ts';
import { keepPlayed, type Played } from '#web/features/creator/keep-played.ts';
import { forgetHere } from '#web/features/creator/kept-stories.ts';
import type { Care } from '#web/features/creator/losing.tsx';
import { LeavingBar, StoryActions } from '#web/features/creator/story-actions.tsx';
import { DeskCover, StoryDesk } from '#web/features/creator/story-desk.tsx';
import { useStoryPictures } from '#web/features/creator/story-pictures.ts';
import { StorySummary } from '#web/features/creator/story-summary.tsx';
import { SavingNote } from '#web/features/creator/saving-note.tsx';
import { firstPageTold, toldStory } from '#web/features/creator/tell.ts';
import type { Creator, NextInLine } from '#web/features/creator/use-creator.ts';
import { useDeviceCopy } from '#web/features/creator/use-device-copy.ts';
import { useHeading } from '#web/features/creator/use-heading.ts';
import { useOpenBook } from '#web/features/creator/use-open-book.ts';
import { useOpenElsewhere, useSavingNews } from '#web/features/creator/use-other-tabs.ts';
import { useSaving } from '#web/features/creator/use-saving.ts';
import { useSecondTelling } from '#web/features/creator/use-second-telling.ts';
import { WholeText } from '#web/features/creator/whole-text.tsx';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import type { Beside } from '#web/reader/beside.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { toldBy } from '#web/scenes/told-by.ts';
import { toast } from '#web/ui/toast-store.ts';

interface StoryTools {
  story: ToldStory;
  /** As much of it as is read aloud to this visitor. */
  spoken: ToldStory | null;
  /** It is in My Stories, where downloads are made from. */
  saved: boolean;
  /** Of their heading, where the focus goes when the book leads to them. */
  headingId: string;
  onNewStory: () => void;
  onKeepAdventure: (played: Played) => ReturnType<typeof keepPlayed>;
}

/** The story as a book is made of it. */
export interface StoryPages {
  id: string;
  /** It is in My Stories. */
  isSaved: boolean;
  title: string;
  byline: string;
  language: LanguageCode;
  ageGroup: AgeGroup;
  cover: ReactNode;
  pages: readonly BookPage[];
  questions: readonly string[];
  /** It is read aloud to this visitor, be it only its first page. */
  canRead: boolean;
  waysOn: { onContinue: () => void; another: NextInLine; onTools: (() => void) | undefined };
  /** It is being told, or told on, and no page is the last one yet. */
  crossroads: { offset: number; content: ReactNode } | undefined;
  onRetryPictures: () => void;
  beside: Beside | undefined;
  /** Somebody asks for this page: another asking is another object. */
  asked: { page: number } | null;
  leftAt: number;
  onTurn: (page: number) => void;
  onClosed: () => void;
}

export interface StoryPageProps {
  creator: Creator;
  open: OpenedStory;
  /** It is being told: so far it is a book that fills. */
  isComing: boolean;
  catalogue: Catalogue | undefined;
  /** Whoever is signed in. */
  owner: string | undefined;
  carefully: Care['carefully'];
  /** Scene at which the reader stopped the last time. */
  position: number;
  contextOf: (heroes: readonly StoryOption[]) => PersonalizedContext;
  /** My Stories has it as another tab or device left it. */
  onNewer: (stored: MyStory) => void;
  renderTools: (tools: StoryTools) => ReactNode;
  renderBook: (book: StoryPages) => ReactNode;
}

/** A finished story, and all that can be done with it. */
export function StoryPage(props: StoryPageProps) {
  const { creator, open, isComing, catalogue, carefully, position, onNewer } = props;
  const { renderTools, renderBook, contextOf } = props;
  // What is still being told is drawn, read and kept for nobody.
  const owner = isComing ? undefined : props.owner;
  const t = useTranslate();
  const { state, dispatch, draft, generate, isKept, next } = creator;
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
  const scenes = isComing
    ? growingPages({ text: story.segments[0] }, 'drawing', t)
    : first.hang(pictures.scenes);
  const retry = owner ? pictures.retry : first.retry;
  const beside = useSecondTelling({ open, contextOf, enabled: owner !== undefined, dispatch });
  const follow = (stored: MyStory) => {
    onNewer(stored);
    toast({ title: t('story.followed') });
  };
  const saving = useSaving({ open, told, owner, dispatch, onNewer: follow });
  useDeviceCopy(isComing ? null : open);
  const title = useHeading('story');
  const toolsId = useId();
  const isGrowing = state.busy === 'continue';
  const book = useOpenBook({
    id: story.id,
    position,
    scenes: scenes.length,
    hasBeenSaved: saving.isSaved,
    isGrowing,
  });
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
  const name = story.title || t('amazing_story');
  const byline = bylineOf({ painter: first.painter, ...story }, t);
  const cover = open.setting && (
    <CoverPicture place={madeOf.setting} heroes={madeOf.heroes} language={story.language} />
  );
  const opener = renderBook({
    id: story.id,
    isSaved: saving.isSaved,
    title: name,
    byline,
    language: story.language,
    ageGroup: story.ageGroup,
    cover,
    pages: isGrowing
      ? [...scenes, ...growingPages({ before: told.text, text: draft?.text }, owner ? 'drawing' : 'none', t)]
      : scenes,
    questions: questionsOf(story),
    canRead: isComing || spoken !== null,
    crossroads: isComing || isGrowing ? { offset: told.text.length, content: <BeingTold /> } : undefined,
    waysOn: {
      onContinue: () => generate('continue'),
      another: { ...next, open: () => carefully(next.open, { joins: true }) },
      onTools: () => goTo(toolsId),
    },
    onRetryPictures: retry,
    beside,
    ...book.opener,
  });
  return (
    <StoryDesk
      cover={
        <DeskCover
          title={name}
          titleRef={title}
          language={story.language}
          picture={cover}
          byline={byline}
          opener={opener}
        />
      }
      saving={
        !isComing && (
          <SavingNote story={story} status={saving.status} isKept={isKept} onRetry={saving.retry} />
        )
      }
      actions={
        <StoryActions
          state={state}
          dispatch={dispatch}
          isElsewhere={isElsewhere}
          onContinue={() => {
            book.goToEnd();
            generate('continue');
          }}
          onAgain={book.begin}
          onNew={newStory}
        />
      }
      tools={
        !isComing &&
        renderTools({
          story: told,
          spoken,
          saved: saving.isSaved,
          headingId: toolsId,
          onNewStory: newStory,
          onKeepAdventure: (played) => keepPlayed(open, played, owner),
        })
      }
      summary={<StorySummary {...madeOf} language={story.language} />}
    >
      {!isComing && (
        <WholeText title={story.title} language={story.language} scenes={scenes} onRetryPictures={retry} />
      )}
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
    </StoryDesk>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: 'instant' });
}

/** What is being told right now follows on all that was told before, and is one page until it is all there. */
function growingPages(
  { before = '', text = '' }: { before?: string; text?: string | undefined },
  status: 'drawing' | 'none',
  t: Translate,
): BookPage[] {
  if (!text) return [];
  const offset = before ? before.length + '\n\n'.length : 0;
  return [{ offset, text, picture: { status }, name: t('story.writing') }];
}

function bylineOf(
  { writer, painter }: { writer: string; painter?: string | undefined },
  t: Translate,
): string {
  const drawn =
    painter && (painter === BUILT_IN ? t('story.drawn_by.built_in') : t('story.drawn_by', { painter }));
  return [toldBy(writer, t), drawn].filter(Boolean).join(' · ');
}
