import { useEffect, useRef, useState } from 'react';
import type { MyStory } from '#contract/my-stories.ts';
import { beginsWith, hasNewText, isSaved, storyVersion } from '#domain/created-story.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { OpenedStory, WizardEvent } from '#domain/wizard-state.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import { aboutSaving, forMyStories, saveStory } from '#web/features/creator/save-story.ts';
import { rememberCast } from '#web/features/creator/remembered-cast.ts';
import { onOutboxNews } from '#web/outbox/outbox-news.ts';
import { WAITS } from '#web/outbox/send-or-keep.ts';

export type SavingStatus = 'guest' | 'saving' | 'saved' | 'waits' | 'failed';

interface Saving {
  status: SavingStatus;
  /** Some version of it is there; a newer one may be on its way. */
  isSaved: boolean;
  /** Another tab or device told it on first. */
  newer: MyStory | null;
  /** What is to become of both was decided. */
  settle: () => void;
  retry: () => void;
}

interface SavingOptions {
  open: OpenedStory;
  told: ToldStory;
  /** Whoever is signed in. */
  owner: string | undefined;
  dispatch: (event: WizardEvent) => void;
  /** Another tab or device told it on, and nothing here is in its way. */
  onNewer: (stored: MyStory) => void;
}

/** Keeps a signed-in person's story in My Stories as it grows. For guests the browser itself has to do. */
export function useSaving({ open, told, owner, dispatch, onNewer }: SavingOptions): Saving {
  const { story } = open;
  const [failed, setFailed] = useState<string | null>(null);
  const [waits, setWaits] = useState<string | null>(null);
  const [newer, setNewer] = useState<MyStory | null>(null);
  const revision = useRef(story.saved?.revision);
  /** One after the other: a save that overtakes another would look like somebody else's. */
  const saves = useRef(Promise.resolve());
  const version = storyVersion(story, open);
  const isUpToDate = isSaved(story, open);
  const wanted = owner !== undefined && !isUpToDate && failed !== version && waits !== version && !newer;
  useEffect(() => {
    // Followed, or opened anew: that is what the next change is made on.
    if (isUpToDate) revision.current = story.saved?.revision;
  }, [isUpToDate, story.saved]);
  useEffect(() => {
    if (!wanted || !owner) return;
    rememberCast(story.id, told.heroes);
    const save = async () => {
      try {
        const outcome = await saveStory(forMyStories(story, told), revision.current);
        if (outcome === WAITS) {
          setWaits(version);
          return;
        }
        if ('newer' in outcome) {
          // Whoever only brought pictures reads on in the newer text; whoever told it on, too, decides.
          const segments = outcome.newer.segments.map(({ text }) => text);
          if (!hasNewText(story) || beginsWith({ segments }, story)) onNewer(outcome.newer);
          else setNewer(outcome.newer);
          return;
        }
        revision.current = outcome.revision;
        dispatch({
          type: 'storySaved',
          storyId: story.id,
          owner,
          saved: { revision: outcome.revision, version },
        });
        tellOtherTabs(['my-stories']);
        tellOtherTabs(['story-changed', story.id]);
      } catch {
        setFailed(version);
      }
    };
    saves.current = saves.current.then(save);
    // oxlint-disable-next-line react/exhaustive-deps -- the version says what there is to keep
  }, [version, wanted]);
  useEffect(() => {
    if (waits === null) return undefined;
    const about = aboutSaving(story.id);
    return onOutboxNews((news) => {
      // Sent by whichever tab had the line first: asked once more, My Stories says how the story stands there.
      if (news.kind === 'sent' && news.changes.some(({ change }) => change.about === about)) setWaits(null);
      if (news.kind === 'refused' && news.change.about === about) setWaits(null);
    });
  }, [story.id, waits]);
  const hasBeenSaved = story.saved !== undefined && owner !== undefined;
  return {
    status: isUpToDate ? 'saved' : owner === undefined ? 'guest' : statusOf({ failed, waits }, version),
    isSaved: hasBeenSaved,
    newer,
    settle: () => setNewer(null),
    retry: () => setFailed(null),
  };
}

function statusOf(
  { failed, waits }: Record<'failed' | 'waits', string | null>,
  version: string,
): SavingStatus {
  if (failed === version) return 'failed';
  return waits === version ? 'waits' : 'saving';
}
