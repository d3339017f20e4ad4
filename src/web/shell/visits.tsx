import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { tellVisit } from '#web/browser/tell-visit.ts';

/** Pages that the router opens are kept as those are that the browser opens, which tell of themselves. */
export function Visits() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    tellVisit();
  }, [pathname]);
  return null;
}
