import { useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isFor } from '#domain/created-story.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { storyWishIn } from '#domain/story-wish.ts';
import { openStory } from '#domain/wizard-state.ts';
import { EditPage } from '#web/features/creator/edit-page.tsx';
import { LeavingGuard } from '#web/features/creator/leaving-guard.tsx';
import { LosingDialog, useCare, type Care } from '#web/features/creator/losing.tsx';
import { openedState } from '#web/features/creator/save-story.ts';
import type { StoryPageProps } from '#web/features/creator/story-page.tsx';
import { useCatalogue } from '#web/features/creator/use-catalogue.ts';
import { useCreator, type Creator } from '#web/features/creator/use-creator.ts';
import { useOwners } from '#web/features/creator/use-owners.ts';
import { useSavedStory } from '#web/features/creator/use-saved-story.ts';
import { useWish } from '#web/features/creator/use-wish.ts';
import { useWizardHistory } from '#web/features/creator/use-wizard-history.ts';
import { CreatorWaiting } from '#web/features/creator/waiting.tsx';
import { WizardPage } from '#web/features/creator/wizard-page.tsx';
import { useStoryLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export interface FamilySlot {
  isGuest: boolean;
  chosen: readonly string[];
  onToggle: (option: StoryOption) => void;
  onChange: (option: StoryOption) => void;
  onRemove: (id: string) => void;
}

interface StoryCreatorProps {
  /** The people of this browser. */
  family: readonly StoryOption[];
  contextOf: (heroes: readonly StoryOption[]) => PersonalizedContext;
  renderFamily: (slot: FamilySlot) => ReactNode;
  renderStory: (story: OpenStory) => ReactNode;
  renderTour: (visitor: { isNew: boolean }) => ReactNode;
  /** A story is about to be told: what its book is made of may come. */
  expectStory: () => void;
}

interface OpenStory extends Omit<StoryPageProps, 'renderTools' | 'renderBook'> {
  isGuest: boolean;
}

/** From the first choice to the finished story. */
export function StoryCreator(props: StoryCreatorProps) {
  const { family, contextOf } = props;
  const [language] = useStoryLanguage();
  const { status, user } = useSession();
  const isGuest = status === 'ready' && !user;
  const creator = useCreator({ language, owner: user?.id, contextOf });
  const { state, dispatch, isKept } = creator;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wish = storyWishIn(search);
  const wanted = search.get('story');
  const [agreed, setAgreed] = useState(false);
  // Whoever follows a link to another story is asked first, where the open one would be gone.
  const mustAsk = (wish !== null || wanted !== null) && state.story !== null && !isKept && !agreed;
  const catalogue = useCatalogue(wish?.ageGroup ?? state.ageGroup, language);
  useWish({
    wish: mustAsk ? null : wish,
    catalogue: catalogue.isPlaceholderData ? undefined : catalogue.data,
    isGuest: status === 'ready' ? isGuest : undefined,
    dispatch,
  });
  const expectOpen = useEffectEvent(() => {
    if (state.story || wanted) props.expectStory();
  });
  useEffect(() => expectOpen(), []);
  useOwners(creator, status === 'ready', user?.id);
  const { opening, pending, position } = useSavedStory({
    wanted: mustAsk ? null : wanted,
    isReady: status === 'ready',
    owner: user?.id,
    family,
    dispatch,
  });
  const isOpening = opening || (wish !== null && !catalogue.isError);
  const { walksBack } = useWizardHistory(state, dispatch, mustAsk || isOpening || pending);
  const { carefully, dialog } = useCare(state.story, isKept, isGuest);
  // Never shown to another account, nor put in My Stories, not even for a moment.
  const isForeign = user !== null && state.story !== null && !isFor(user.id, state.story);
  const isWaiting = mustAsk || isOpening || status !== 'ready' || (isForeign && isKept);
  // The cards are many: what calls for them, the answer of the session or of the catalogue, would otherwise draw all of them
  // at a stretch, during which the page answers to nobody.
  const wasWaiting = useDeferredValue(isWaiting);
  const data = useDeferredValue(catalogue.data);
  return (
    <>
      {isWaiting || wasWaiting ? (
        <CreatorWaiting />
      ) : (
        <CreatorPlace
          {...props}
          {...{ creator, language, position, carefully, isGuest }}
          catalogue={{ data, isError: catalogue.isError, refetch: catalogue.refetch }}
          owner={isForeign ? undefined : user?.id}
        />
      )}
      <LosingDialog
        loss={mustAsk && state.story ? { kind: 'unkept', story: state.story } : null}
        onGo={() => setAgreed(true)}
        onStay={() => void navigate('/?create', { replace: true })}
      />
      {dialog}
      <LeavingGuard isWriting={state.busy !== null} walksBack={walksBack} />
    </>
  );
}

interface CreatorPlaceProps extends StoryCreatorProps {
  creator: Creator;
  catalogue: Pick<ReturnType<typeof useCatalogue>, 'data' | 'isError' | 'refetch'>;
  language: LanguageCode;
  position: number;
  carefully: Care['carefully'];
  isGuest: boolean;
  /** Whoever is signed in. */
  owner: string | undefined;
}

/** Where the wizard is: one of the steps, the story as it is written, or the finished story. */
function CreatorPlace(props: CreatorPlaceProps) {
  const { creator, catalogue, position, carefully, isGuest, owner, family } = props;
  const t = useTranslate();
  const { state, dispatch } = creator;
  const { data, isError, refetch } = catalogue;
  // Whoever walked away from the heroes while it is written looks at something else.
  const isAtStory = state.step === 'story' && (state.view === 'view' || state.busy === 'continue');
  const coming = isAtStory || state.step === 'character' ? creator.coming : null;
  // One and the same page while it is being told and when it is: its book stays open.
  const open = coming ?? (isAtStory ? openStory(state) : null);
  if (open) {
    return props.renderStory({
      creator,
      open,
      isComing: coming !== null,
      catalogue: data,
      owner,
      isGuest,
      carefully,
      position: coming ? 0 : position,
      contextOf: props.contextOf,
      onNewer: (stored) =>
        owner && dispatch({ type: 'storyFollowed', state: openedState(stored, family, owner) }),
    });
  }
  if (!data && isError) {
    return (
      <div className="mx-auto max-w-3xl px-4 pt-10 sm:px-6">
        <Notice tone="danger" title={t('wizard.catalogue.failed')}>
          <Button size="small" look="secondary" onClick={() => void refetch()} className="mt-2">
            {t('wizard.try_again')}
          </Button>
        </Notice>
      </div>
    );
  }
  if (!data) return <CreatorWaiting />;
  const picker = props.renderFamily({
    isGuest,
    chosen: state.characters.map(({ id }) => id),
    onToggle: (character) => dispatch({ type: 'characterToggled', character }),
    onChange: (character) => dispatch({ type: 'characterChanged', character }),
    onRemove: (id) => dispatch({ type: 'characterRemoved', id }),
  });
  const page = { creator, catalogue: data, isGuest, family: picker };
  if (state.step === 'story') return <EditPage {...page} />;
  return (
    <WizardPage
      {...page}
      {...{ carefully }}
      people={family}
      viewer={owner}
      renderTour={props.renderTour}
      expectStory={props.expectStory}
    />
  );
}
