import { useEffect, useEffectEvent, useState } from 'react';
import { beginsWith, nextTitle, type CreatedStory } from '#domain/created-story.ts';
import { storyIn } from '#domain/kept-stories.ts';
import type { WizardEvent, WizardState } from '#domain/wizard-state.ts';
import { KEPT_STORY } from '#web/browser/kept-stories-key.ts';
import { onNewsFromOtherTabs } from '#web/browser/other-tabs.ts';
import { randomId } from '#web/browser/random-id.ts';
import { onKeptElsewhere } from '#web/browser/storage.ts';
import { isKeptSomewhere, keepInTab, keepStory } from '#web/features/creator/creator-state.ts';
import { hasSeen, keptStory } from '#web/features/creator/kept-stories.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Keeps choices and story as they come, and says whether the story would be found again. */
export function useKept(state: WizardState, dispatch: (event: WizardEvent) => void): boolean {
  const t = useTranslate();
  const [isKept, setKept] = useState(() => isKeptSomewhere(state));
  const { story, madeOf } = state;
  const keepBoth = ({ id, title }: CreatedStory) => {
    dispatch({ type: 'storyCopied', storyId: id, id: randomId() });
    toast({
      title: t('story.both_kept'),
      description: t('story.both_kept.text', { title: nextTitle(title) }),
    });
  };
  useEffect(() => keepInTab(state), [state]);
  useEffect(() => {
    const keeping = keepStory({ story, madeOf });
    setKept(keeping.status !== 'not-kept');
    if (keeping.status === 'behind') {
      hasSeen(keeping.stored);
      dispatch({ type: 'storyFollowed', state: storyIn(keeping.stored) });
    }
    if (keeping.status === 'apart' && story) keepBoth(story);
    // oxlint-disable-next-line react/exhaustive-deps -- once for every change of the story
  }, [story, madeOf]);
  useEffect(
    () =>
      onNewsFromOtherTabs(([news, id]) => {
        if (news !== 'story-changed' || !id || id !== story?.id) return;
        const stored = keptStory(id);
        // What belongs to an account is followed where My Stories is asked.
        if (!stored || stored.story.owner || state.busy) return;
        // Two tabs wrote in the same moment: whose words were written over will know in a moment.
        if (areApart(stored.story, story)) return;
        hasSeen(stored);
        dispatch({ type: 'storyFollowed', state: storyIn(stored) });
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what is said to both is no reason to listen anew
    [story, state.busy, dispatch],
  );
  useWrittenOver(state, () => {
    const stored = story && keptStory(story.id);
    if (stored && !stored.story.owner && areApart(stored.story, story)) keepBoth(story);
  });
  return isKept;
}

/** Until all tabs read the same. */
const SETTLING_MS = 500;

/**
 * Another tab wrote under the name of this story. The news of it may be here before its words, and what both wrote in the same moment
 * stands in another order in each of them for a little while: only then one of them knows that its own words are gone.
 */
function useWrittenOver({ story, busy }: WizardState, onWrittenOver: () => void): void {
  const look = useEffectEvent(onWrittenOver);
  const [written, setWritten] = useState(0);
  const id = story?.id;
  useEffect(() => {
    if (!id) return undefined;
    return onKeptElsewhere(KEPT_STORY + id, () => setWritten((times) => times + 1));
  }, [id]);
  useEffect(() => {
    // Whoever is still being told on looks when that is done.
    if (written === 0 || busy) return undefined;
    const settling = setTimeout(() => look(), SETTLING_MS);
    return () => clearTimeout(settling);
  }, [written, busy]);
}

/** Each was told on in its own way. */
function areApart(one: CreatedStory, other: CreatedStory): boolean {
  return !beginsWith(one, other) && !beginsWith(other, one);
}
