/** What we promise for a child, word for word as the specification has it. */
export const PROMISES = [
  'consent.promise.ads',
  'consent.promise.data',
  'consent.promise.tracking',
  'consent.promise.filters',
  'consent.promise.preferences',
] as const;
