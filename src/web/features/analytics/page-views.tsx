import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '#web/tracker/track.ts';

/** One event per page that is opened. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => track('page_view', { path: pathname }), [pathname]);
  return null;
}
