import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenBook } from '#web/features/book/use-book.ts';

/** Whoever was read to until the voice had no more, and now has the whole story, hears on where the book is open. */
export function useReadingOn({ page, phase, isRead, readFrom }: OpenBook): void {
  const listens = useRef(false);
  const before = useRef({ page, isRead });
  const readOn = useEffectEvent(() => readFrom(page));
  useEffect(() => {
    const hasMore = isRead && !before.current.isRead && page === before.current.page;
    before.current = { page, isRead };
    if (hasMore && listens.current && document.visibilityState === 'visible') readOn();
    else if (phase === 'playing' || phase === 'generating') listens.current = true;
    else if (phase === 'paused' && isRead) listens.current = false;
  }, [page, phase, isRead]);
}
