import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { measureVitals } from '#web/features/analytics/vitals-when-idle.ts';
import { track } from '#web/tracker/track.ts';

/** One event per page that is opened, and a few on how fast the first one was. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    track('page_view', { path: pathname });
    measureVitals();
  }, [pathname]);
  return null;
}
