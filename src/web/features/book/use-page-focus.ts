import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What had the focus is gone with its page: the new page has it, so that keys turn on and the space bar still plays. */
export function usePageFocus(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) page.current?.focus({ preventScroll: true });
  });
  return page;
}
