import { mayTrack } from '#domain/age-gate.ts';
import { readAnswers } from '#web/browser/age-answers.ts';
import { onceMore } from '#web/browser/patiently.ts';

const loadReport = onceMore(() => import('#web/features/analytics/report-vitals.ts'));

/**
 * Measures the page load of this tab, once. The browser has kept what happened so far, so the measuring can wait until
 * the page has nothing better to do; nothing is fetched for a visitor who is not counted.
 */
export function measureVitals(): void {
  const { dataset } = document.documentElement;
  if (dataset.measured !== undefined || !mayTrack(readAnswers())) return;
  dataset.measured = '';
  const { pathname } = window.location;
  whenLoaded(() => {
    whenIdle(() => {
      loadReport()
        .then(({ reportVitals }) => reportVitals(pathname))
        .catch(() => {
          // oxlint-disable-next-line no-console -- as with events: failures are only logged
          console.warn('The page load was not measured');
        });
    });
  });
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

/** Safari has no word for it; a little later is about the same. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
