import { onCLS, onFCP, onLCP, onTTFB } from 'web-vitals';
import { countedPath } from '#domain/counted.ts';
import { VITALS_EVENT, rateVital, roundVital, type VitalName } from '#domain/web-vitals.ts';
import { track } from '#web/tracker/track.ts';

/** Each figure is told when it is final: some at once, the layout shift when the page is left. */
export function reportVitals(path: string): void {
  const report = (name: VitalName, measured: number) => {
    const value = roundVital(name, measured);
    track(VITALS_EVENT, { name, value, rating: rateVital(name, value), path: countedPath(path) });
  };
  onTTFB(({ value }) => report('TTFB', value));
  onFCP(({ value }) => report('FCP', value));
  onLCP(({ value }) => report('LCP', value));
  onCLS(({ value }) => report('CLS', value));
  onFirstInput((delay) => report('FID', delay));
}

/** The library has dropped it in favour of INP; the browser still keeps the entry. */
function onFirstInput(report: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  new PerformanceObserver((list, observer) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (!entry) return;
    observer.disconnect();
    report(Math.max(0, entry.processingStart - entry.startTime));
  }).observe({ type: 'first-input', buffered: true });
}
