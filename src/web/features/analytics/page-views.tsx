import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPage } from '#web/features/analytics/count-page.ts';

export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => countPage(pathname), [pathname]);
  return null;
}
