import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { Way } from '#web/features/book/use-book.ts';

/** A cover that was seen before the rest of its book was there goes on to rise from where it is, and the book does not appear anew. */
export function useRising(sheet: RefObject<HTMLElement | null>, way: Way, seenAt: number | undefined): void {
  const goOn = useEffectEvent(() => {
    const book = sheet.current?.closest('dialog');
    if (!book || seenAt === undefined) return;
    for (const animation of book.getAnimations({ subtree: way === 'up' }))
      animation.currentTime = performance.now() - seenAt;
  });
  useLayoutEffect(() => goOn(), []);
}
