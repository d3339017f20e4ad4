import { z } from 'zod';

const MOST_ENTRIES = 20;
const LONGEST_ENTRY = 500;
/** Of the data of one event, as JSON; a batch of them still fits into one beacon (64 KB). */
const LONGEST_DATA = 4000;
const MOST_EVENTS = 50;

export const analyticsEvent = z.object({
  session_id: z.uuid(),
  event_type: z.string().regex(/^[a-z][a-z0-9_]{1,49}$/, 'lower case words joined by underscores'),
  event_data: z
    .record(z.string().max(50), z.union([z.string().max(LONGEST_ENTRY), z.number(), z.boolean(), z.null()]))
    .refine((data) => Object.keys(data).length <= MOST_ENTRIES, `at most ${MOST_ENTRIES} entries`)
    .refine((data) => JSON.stringify(data).length <= LONGEST_DATA, `at most ${LONGEST_DATA} characters`)
    .default({}),
});

export type AnalyticsEvent = z.input<typeof analyticsEvent>;

/** In the order in which they happened; all of them are taken, or none. */
export const analyticsBatch = z.object({
  events: z.array(analyticsEvent).min(1, 'is empty').max(MOST_EVENTS, `at most ${MOST_EVENTS} events`),
});

export type AnalyticsBatch = z.input<typeof analyticsBatch>;

/** A batch, or one event by itself. What is wrong is named by its place in whichever of them was sent. */
export const analyticsEvents = z.unknown().transform((body, context) => {
  const isBatch = typeof body === 'object' && body !== null && 'events' in body;
  const result = isBatch ? analyticsBatch.safeParse(body) : z.array(analyticsEvent).safeParse([body]);
  if (result.success) return Array.isArray(result.data) ? result.data : result.data.events;
  for (const { message, path } of result.error.issues) {
    context.issues.push({ code: 'custom', input: body, message, path: isBatch ? path : path.slice(1) });
  }
  return z.NEVER;
});
