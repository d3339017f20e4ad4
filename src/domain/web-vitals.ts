/** How a page felt, in five figures; times are milliseconds, CLS has no unit. */
export const VITALS = ['LCP', 'FID', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof VITALS)[number];

export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof VITAL_RATINGS)[number];

/** Good up to the first limit, poor beyond the second. */
export const VITAL_LIMITS: Readonly<Record<VitalName, { good: number; poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  FID: { good: 100, poor: 300 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

export function rateVital(name: VitalName, value: number): VitalRating {
  const { good, poor } = VITAL_LIMITS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** As it is worth keeping: whole milliseconds, and layout shift to a ten-thousandth. */
export function roundVital(name: VitalName, value: number): number {
  const steps = name === 'CLS' ? 10_000 : 1;
  return Math.round(value * steps) / steps;
}

/** The event that holds one of them. */
export const VITALS_EVENT = 'web_vitals';
