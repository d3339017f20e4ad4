import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isPersonal, type PersonalizedContext } from '#domain/personal-character.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { storyWishIn } from '#domain/story-wish.ts';
import { EditPage } from '#web/features/creator/edit-page.tsx';
import { openStory } from '#web/features/creator/open-story.ts';
import { StepTrail } from '#web/features/creator/step-trail.tsx';
import { GrowingBook, StoryPage, type StoryTools } from '#web/features/creator/story-page.tsx';
import { useCatalogue } from '#web/features/creator/use-catalogue.ts';
import { useCreator, type Creator } from '#web/features/creator/use-creator.ts';
import { useWish } from '#web/features/creator/use-wish.ts';
import { CreatorWaiting } from '#web/features/creator/waiting.tsx';
import { WizardPage } from '#web/features/creator/wizard-page.tsx';
import { useStoryLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';

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
  renderTools: (tools: StoryTools & { isGuest: boolean }) => ReactNode;
  renderTour: (visitor: { isNew: boolean }) => ReactNode;
}

/** From the first choice to the finished story. */
export function StoryCreator({
  family,
  contextOf,
  renderFamily,
  renderTools,
  renderTour,
}: StoryCreatorProps) {
  const t = useTranslate();
  const [language] = useStoryLanguage();
  const { status, user } = useSession();
  const isGuest = status === 'ready' && !user;
  const creator = useCreator({ language, contextOf });
  const { state, dispatch, draft } = creator;
  const [search] = useSearchParams();
  const wish = storyWishIn(search);
  const catalogue = useCatalogue(wish?.ageGroup ?? state.ageGroup, language);
  useWish({
    wish,
    catalogue: catalogue.isPlaceholderData ? undefined : catalogue.data,
    isGuest: status === 'ready' ? isGuest : undefined,
    dispatch,
  });
  useFamilyOfSignedInOnly(state.characters, isGuest, dispatch);
  const { opening, position } = useStoryFromShelf(creator, family, status === 'ready' ? isGuest : undefined);
  const { data, isError, refetch } = catalogue;
  if (opening || status !== 'ready' || (wish && !isError)) return <CreatorWaiting />;
  const picker = renderFamily({
    isGuest,
    chosen: state.characters.map(({ id }) => id),
    onToggle: (character) => dispatch({ type: 'characterToggled', character }),
    onChange: (character) => dispatch({ type: 'characterChanged', character }),
    onRemove: (id) => dispatch({ type: 'characterRemoved', id }),
  });
  if (state.story && state.step === 'story' && (state.view === 'view' || state.busy === 'continue')) {
    return (
      <StoryPage
        key={state.story.id}
        creator={creator}
        story={state.story}
        catalogue={data}
        isGuest={isGuest}
        position={position}
        language={language}
        renderTools={(story) => renderTools({ ...story, isGuest })}
      />
    );
  }
  if (state.busy === 'new' && draft?.text) {
    return (
      <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
        <StepTrail step="story" />
        <GrowingBook creator={creator} language={language} />
      </div>
    );
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
  const page = { creator, catalogue: data, isGuest, family: picker };
  return state.step === 'story' ? <EditPage {...page} /> : <WizardPage {...page} renderTour={renderTour} />;
}

/** Whoever is signed out, or was signed out elsewhere, goes on without their family, who would be refused. */
function useFamilyOfSignedInOnly(
  heroes: readonly StoryOption[],
  isGuest: boolean,
  dispatch: Creator['dispatch'],
): void {
  const t = useTranslate();
  useEffect(() => {
    const family = heroes.filter(isPersonal);
    if (!isGuest || family.length === 0) return;
    for (const { id } of family) dispatch({ type: 'characterRemoved', id });
    toast({ title: t('family.guest.sign_in') });
  }, [heroes, isGuest, dispatch, t]);
}

/** `?create&story=…`: a story of the shelf, or of this device, is to be opened. */
function useStoryFromShelf(
  { dispatch }: Creator,
  family: readonly StoryOption[],
  /** Undefined until it is known. */
  isGuest: boolean | undefined,
): { opening: boolean; position: number } {
  const t = useTranslate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get('story');
  const [position, setPosition] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted || isGuest === undefined) return undefined;
    const controller = new AbortController();
    openStory(wanted, family, isGuest, controller.signal)
      .then((opened) => {
        setPosition(opened.position);
        dispatch({ type: 'storyOpened', state: opened.state });
        return navigate('/?create', { replace: true });
      })
      .catch(() => {
        if (controller.signal.aborted) return;
        setFailed(wanted);
        // The link of somebody who is signed in leads a guest to the creator.
        if (!isGuest) toast({ title: t('story.open.failed'), look: 'danger' });
      });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for every story that is asked for
  }, [wanted, isGuest]);
  return { opening: wanted !== null && failed !== wanted, position };
}
