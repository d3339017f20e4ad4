import { expect, test } from 'vitest';
import { rateVital, roundVital, type VitalName, type VitalRating } from '#domain/web-vitals.ts';

const CASES: [VitalName, number, VitalRating][] = [
  ['LCP', 0, 'good'],
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs-improvement'],
  ['LCP', 4000, 'needs-improvement'],
  ['LCP', 4001, 'poor'],
  ['FID', 100, 'good'],
  ['FID', 101, 'needs-improvement'],
  ['FID', 300, 'needs-improvement'],
  ['FID', 301, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.1001, 'needs-improvement'],
  ['CLS', 0.25, 'needs-improvement'],
  ['CLS', 0.2501, 'poor'],
  ['FCP', 1800, 'good'],
  ['FCP', 1801, 'needs-improvement'],
  ['FCP', 3000, 'needs-improvement'],
  ['FCP', 3001, 'poor'],
  ['TTFB', 800, 'good'],
  ['TTFB', 801, 'needs-improvement'],
  ['TTFB', 1800, 'needs-improvement'],
  ['TTFB', 1801, 'poor'],
];

test.each(CASES)('%s of %d is %s [AL-02]', (name, value, rating) => {
  expect(rateVital(name, value)).toBe(rating);
});

test('what is kept is no longer than it is worth [AL-02]', () => {
  expect(roundVital('LCP', 1234.5678)).toBe(1235);
  expect(roundVital('CLS', 0.123456)).toBe(0.1235);
});
