import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The page that is open has the focus, so that keys turn on, the space bar plays, and nothing that lies over the page stays there because
 * it was given the focus: when the book opens, and when what had it is gone with its page.
 */
export function usePageFocus(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  // After the dialog has given it to its first button.
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) page.current?.focus({ preventScroll: true });
  });
  return page;
}
