import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { headOf, leafOf } from '#web/features/book/leaves.tsx';
import { pageOf } from '#web/features/book/pages.ts';
import type { OpenBook } from '#web/features/book/use-book.ts';
import { rangeOf } from '#web/reader/word-marker.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

/** A story that is cut into other pages while it is read, because all of it is told or its pictures have come, stays open at the same words. */
export function useSameWords(
  pages: readonly BookPage[],
  { page, leaf, show }: OpenBook,
  text: RefObject<HTMLElement | null>,
): void {
  const cut = pages.map(({ offset }) => offset).join(' ');
  const before = useRef(cut);
  /** The first word that is seen. */
  const head = useRef<number>(undefined);
  /** It is to be found on the pages of now. */
  const sought = useRef<number>(undefined);
  const seek = useEffectEvent(() => {
    if (cut !== before.current) {
      before.current = cut;
      sought.current = head.current;
    }
    const offset = sought.current;
    if (offset === undefined) return;
    const to = pageOf(pages, offset);
    if (to !== page) return show({ page: to, leaf: 0 });
    sought.current = undefined;
    const range = text.current && rangeOf(text.current, { offset, length: 1 });
    const found = range && text.current ? leafOf(text.current, range) : 0;
    if (found !== leaf) show({ page, leaf: found });
  });
  useLayoutEffect(() => seek());
  const scene = pages[page - 1];
  const look = useEffectEvent(() => {
    if (sought.current !== undefined) return;
    head.current = scene && leaf > 0 ? headOf(text.current, undefined) : scene?.offset;
  });
  useEffect(() => look());
}
