import { useEffect, useRef, useState } from 'react';
import type { MyStory } from '#contract/my-stories.ts';
import { onNewsFromOtherTabs, tellOtherTabs } from '#web/browser/other-tabs.ts';
import { randomId } from '#web/browser/random-id.ts';
import { fromMyStories } from '#web/features/creator/save-story.ts';

/** Whether another tab of this browser shows the same story. Tabs ask each other; nobody keeps a list. */
export function useOpenElsewhere(id: string): boolean {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    const me = randomId();
    const leave = () => tellOtherTabs(['story-left', id, me]);
    const unsubscribe = onNewsFromOtherTabs(([news, story, other]) => {
      if (story !== id || !other) return;
      if (news === 'story-asked') tellOtherTabs(['story-here', id, me]);
      if (news === 'story-left') setOthers((known) => known.filter((each) => each !== other));
      if (news === 'story-asked' || news === 'story-here') {
        setOthers((known) => (known.includes(other) ? known : [...known, other]));
      }
    });
    tellOtherTabs(['story-asked', id, me]);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      unsubscribe();
      leave();
    };
  }, [id]);
  return others.length > 0;
}

interface SavingNewsOptions {
  id: string;
  /** Of the story that is shown; null where it is not in My Stories, or has changes of its own. */
  revision: number | null;
  onNewer: (stored: MyStory) => void;
}

/** Another tab put a newer text in My Stories: whoever only reads it, reads that. */
export function useSavingNews({ id, revision, onNewer }: SavingNewsOptions): void {
  /** Heard while this tab had something of its own to put there first. */
  const missed = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const ask = () => {
      missed.current = revision === null;
      if (revision === null) return;
      fromMyStories(id, controller.signal)
        .then((stored) => stored.revision > revision && onNewer(stored))
        .catch(() => undefined); // told again with the next change, and found out at the latest when this tab changes it
    };
    if (missed.current) ask();
    const unsubscribe = onNewsFromOtherTabs(
      ([news, story]) => news === 'story-changed' && story === id && ask(),
    );
    return () => {
      unsubscribe();
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is done with it may change; the news is the same
  }, [id, revision]);
}
