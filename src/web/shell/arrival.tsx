import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from '#web/shell/keep-focus.ts';

/**
 * After a navigation inside the app the browser says nothing: a screen reader would stay where the link was.
 * Moves the focus to the page, whose heading is then read. And whatever happens on a page, the focus stays in it.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    const over = new AbortController();
    keepFocus(over.signal);
    return () => over.abort();
  }, []);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
