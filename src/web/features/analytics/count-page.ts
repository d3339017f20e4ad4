import { countedPath } from '#domain/counted.ts';
import { measureVitals } from '#web/features/analytics/vitals-when-idle.ts';
import { track } from '#web/tracker/track.ts';

/** One event per page that is opened, and a few on how fast the first one was; by whichever script is there first. */
export function countPage(path: string): void {
  const { dataset } = document.documentElement;
  if (dataset.counted === path) return;
  dataset.counted = path;
  track('page_view', { path: countedPath(path) });
  measureVitals();
}
