import { z } from 'zod';
import { COUNTED_FEATURES, COUNTED_PATH, SIGN_IN_METHODS } from '#domain/counted.ts';
import { SHARE_METHODS } from '#domain/share.ts';
import { VITALS, VITAL_RATINGS } from '#domain/web-vitals.ts';
import { MAX_FRAMES } from '#contract/pictures.ts';

const MOST_EVENTS = 50;

const path = z.string().regex(COUNTED_PATH, 'is no page of ours');
const feature = z.enum(COUNTED_FEATURES);
const method = z.enum(SIGN_IN_METHODS);
/** A name for what went wrong. What a server says in words may quote an address. */
const error = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/, 'is no code');
const story_id = z.guid();

/**
 * What is counted, and all that is known of it. Only choices out of a list, figures and ids of the library have a place
 * here: nothing that somebody could have typed. Whatever is not in this table is refused.
 */
const COUNTED = {
  page_view: z.strictObject({ path }),
  web_vitals: z.strictObject({
    path,
    name: z.enum(VITALS),
    value: z.number().min(0).max(86_400_000),
    rating: z.enum(VITAL_RATINGS),
  }),
  sign_up: z.strictObject({ method }),
  sign_in: z.strictObject({ method }),
  sign_up_failed: z.strictObject({ method, error }),
  sign_in_failed: z.strictObject({ method, error }),
  auth_gate_triggered: z.strictObject({ feature }),
  feature_locked_clicked: z.strictObject({ feature }),
  story_shared: z.strictObject({ method: z.enum(SHARE_METHODS) }),
  story_favorited: z.strictObject({ story_id }),
  story_unfavorited: z.strictObject({ story_id }),
  illustration_downloaded: z.strictObject({
    kind: z.enum(['hero', 'setting', 'scene']),
    format: z.literal('jpg'),
  }),
  animation_frame_downloaded: z.strictObject({
    frame: z.int().min(1).max(MAX_FRAMES),
    format: z.literal('png'),
  }),
};

type Counted = { [Kind in keyof typeof COUNTED]: z.infer<(typeof COUNTED)[Kind]> };
export type EventKind = keyof Counted;
export type EventData<Kind extends EventKind> = Counted[Kind];

export interface AnalyticsEvent<Kind extends EventKind = EventKind> {
  session_id: string;
  event_type: Kind;
  event_data: EventData<Kind>;
}

const analyticsEvent = z
  .strictObject({
    session_id: z.uuid(),
    event_type: z.enum(Object.keys(COUNTED) as EventKind[]),
    event_data: z.unknown(),
  })
  .transform((event, context) => {
    const { data, error: wrong } = COUNTED[event.event_type].safeParse(event.event_data);
    if (data) return { ...event, event_data: data };
    for (const { message, path: place } of wrong.issues) {
      context.issues.push({ code: 'custom', input: event, message, path: ['event_data', ...place] });
    }
    return z.NEVER;
  });

/** In the order in which they happened; all of them are taken, or none. */
const analyticsBatch = z.strictObject({
  events: z.array(analyticsEvent).min(1, 'is empty').max(MOST_EVENTS, `at most ${MOST_EVENTS} events`),
});

export interface AnalyticsBatch {
  events: AnalyticsEvent[];
}

/** A batch, or one event by itself. What is wrong is named by its place in whichever of them was sent. */
export const analyticsEvents = z.unknown().transform((body, context) => {
  const isBatch = typeof body === 'object' && body !== null && 'events' in body;
  const result = isBatch ? analyticsBatch.safeParse(body) : z.array(analyticsEvent).safeParse([body]);
  if (result.success) return Array.isArray(result.data) ? result.data : result.data.events;
  for (const { message, path: place } of result.error.issues) {
    context.issues.push({ code: 'custom', input: body, message, path: isBatch ? place : place.slice(1) });
  }
  return z.NEVER;
});
