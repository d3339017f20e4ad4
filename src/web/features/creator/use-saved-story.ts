import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoryOption } from '#domain/story-options.ts';
import type { WizardEvent } from '#domain/wizard-state.ts';
import { findStory } from '#web/features/creator/find-story.ts';
import { layOpen } from '#web/features/creator/open-book.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

interface SavedStoryOptions {
  /** `?create&story=…`: the story of My Stories, or of this device, that is to be opened. */
  wanted: string | null;
  /** It is known who is signed in. */
  isReady: boolean;
  owner: string | undefined;
  /** The people of this browser. */
  family: readonly StoryOption[];
  dispatch: (event: WizardEvent) => void;
}

export function useSavedStory({ wanted, isReady, owner, family, dispatch }: SavedStoryOptions): {
  opening: boolean;
  /** The address still asks for it; a guest may sign in first. */
  pending: boolean;
  /** Scene at which the reader stopped the last time. */
  position: number;
} {
  const t = useTranslate();
  const navigate = useNavigate();
  const [position, setPosition] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted || !isReady) return undefined;
    const controller = new AbortController();
    findStory(wanted, family, owner, controller.signal)
      .then((found) => {
        setPosition(found.position);
        layOpen(found.state.story.id, found.position);
        dispatch({ type: 'storyOpened', state: found.state });
        return navigate('/?create', { replace: true });
      })
      .catch(() => {
        // The link of somebody who is signed in leads a guest to the creator.
        if (controller.signal.aborted || !owner) return;
        setFailed(wanted);
        toast({ title: t('story.open.failed'), look: 'danger' });
      });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for every story that is asked for
  }, [wanted, isReady, owner]);
  const pending = wanted !== null && failed !== wanted;
  return { opening: pending && owner !== undefined, pending, position };
}
