import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { LibraryStory } from '#contract/library.ts';
import type { MultimediaProgress } from '#contract/multimedia.ts';
import { experiencePath } from '#domain/library-paths.ts';
import { awaitedAs, awaitNoMore, awaitStory, isAwaited } from '#web/features/experience/awaited-stories.ts';
import { failureWords } from '#web/features/experience/failure-words.ts';
import { followMaking, startMaking } from '#web/features/experience/making-requests.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

interface Making {
  /** Null: nobody has asked for it here. */
  progress: MultimediaProgress | null;
  start: () => void;
}

const NONE = { done: 0, of: 0 };
const CHECKING: MultimediaProgress = {
  state: 'checking',
  progress: 0,
  pictures: NONE,
  sentences: NONE,
  audio: true,
  error: null,
};

/** Has an experience made, shows how far it is, and opens it. */
export function useMaking(story: Pick<LibraryStory, 'id' | 'language' | 'original'>): Making {
  const { id: storyId, language } = story;
  const awaited = awaitedAs(story);
  const t = useTranslate();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<MultimediaProgress | null>(null);
  const [follows, setFollows] = useState(false);
  const cameBack = useSyncExternalStore(
    nothingChanges,
    () => isAwaited(awaited),
    () => false,
  );

  const settle = (outcome: MultimediaProgress | null) => {
    awaitNoMore(awaited);
    setFollows(false);
    setProgress(outcome);
  };
  const fail = (outcome: MultimediaProgress) => {
    settle(outcome);
    const description = failureWords(outcome, i18n.locale, t);
    toast({ title: t('experience.failed.title'), description, look: 'danger' });
  };
  const tellSilence = () =>
    toast({ title: t('experience.silent.title'), description: t('experience.silent.text') });
  const hear = useEffectEvent((next: MultimediaProgress) => {
    if (!next.audio && progress?.audio !== false) tellSilence();
    if (next.state === 'done') {
      settle(next);
      void navigate(experiencePath(story, language));
    } else if (next.state === 'failed') {
      fail(next);
    } else if (next.state === 'idle') {
      settle(null);
    } else {
      setFollows(true);
      setProgress(next);
    }
  });
  const listens = follows || (cameBack && progress === null);
  useEffect(
    () => (listens ? followMaking({ storyId, language }, (next) => hear(next)) : undefined),
    [storyId, language, listens],
  );

  const start = async () => {
    setProgress(CHECKING);
    try {
      const first = await startMaking({ storyId, language });
      if (first.state === 'done') {
        void navigate(experiencePath(story, language));
        return;
      }
      awaitStory(awaited);
      if (!first.audio) tellSilence(); // somebody else began it, and it has come that far
      setProgress(first);
      setFollows(true);
    } catch {
      fail({ ...CHECKING, state: 'failed' });
    }
  };
  return { progress, start: () => void start() };
}

const nothingChanges = () => () => undefined;
