import { useEffect, useState } from 'react';
import { beginsWith, nextTitle, type CreatedStory } from '#domain/created-story.ts';
import { storyIn } from '#domain/kept-stories.ts';
import type { WizardEvent, WizardState } from '#domain/wizard-state.ts';
import { onNewsFromOtherTabs } from '#web/browser/other-tabs.ts';
import { randomId } from '#web/browser/random-id.ts';
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
        // Two tabs that write in the same moment do not see each other's words yet: who is told so still has its own.
        if (!beginsWith(stored.story, story) && !beginsWith(story, stored.story)) return keepBoth(story);
        hasSeen(stored);
        dispatch({ type: 'storyFollowed', state: storyIn(stored) });
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what is said to both is no reason to listen anew
    [story, state.busy, dispatch],
  );
  return isKept;
}
