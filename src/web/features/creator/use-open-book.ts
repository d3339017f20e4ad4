import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { layAside, openPage, turnTo } from '#web/features/creator/open-book.ts';
import { keepPosition } from '#web/features/creator/save-story.ts';

interface OpenBookOptions {
  id: string;
  /** Scene at which the reader stopped the last time. */
  position: number;
  scenes: number;
  /** My Stories has the story, and is told where its reader is. */
  hasBeenSaved: boolean;
  /** It is being told on right now. */
  isGrowing: boolean;
}

/** Where the book of a story is asked to open, and where its reader is: the tab and My Stories both keep it. */
export function useOpenBook({ id, position, scenes, hasBeenSaved, isGrowing }: OpenBookOptions) {
  const end = scenes + 1;
  const [asked, setAsked] = useState(() => {
    const page = isGrowing ? end : openPage(id);
    return page === null ? null : { page };
  });
  const page = useRef(position + 1);
  const keep = useEffectEvent((story: string) => {
    // Read to its end, it begins anew.
    keepPosition(story, page.current > scenes ? 0 : Math.max(0, page.current - 1));
  });
  useLayoutEffect(() => {
    if (!hasBeenSaved) return undefined;
    const onHide = () => document.visibilityState === 'hidden' && keep(id);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keep(id);
    };
  }, [id, hasBeenSaved]);
  return {
    begin: () => setAsked({ page: 1 }),
    /** Whatever is told on is seen after the last page. */
    goToEnd: () => setAsked({ page: end }),
    opener: {
      asked,
      leftAt: position + 1,
      onTurn: (to: number) => {
        page.current = to;
        turnTo(id, to);
      },
      onClosed: () => {
        setAsked(null);
        layAside();
      },
    },
  };
}
