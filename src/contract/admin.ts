import { z } from 'zod';
import { FEEDBACK_TYPES } from '#domain/feedback.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { VITALS } from '#domain/web-vitals.ts';

export const FEEDBACK_PAGE = 100;
export const EVENT_SAMPLE = 1000;
export const VITAL_SAMPLE = 1000;

/** Themes are named in this language. */
export const statisticsQuery = z.object({
  lang: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]).default(DEFAULT_LANGUAGE),
});

export const adminStatistics = z.object({
  totalUsers: z.int(),
  /** Different people of whom there was an event. */
  activeUsers7d: z.int(),
  /** What people made and keep, and what the library holds. */
  totalStories: z.int(),
  savedStories: z.int(),
  storiesInLibrary: z.int(),
  /** Made by people; the library is filled by whoever runs the installation. */
  storiesCreated7d: z.int(),
  totalFeedback: z.int(),
  totalFavorites: z.int(),
  /** Null while nobody has given a rating. */
  avgRating: z.number().nullable(),
  /** From five stars to one; feedback without a rating is in none. */
  ratings: z.array(z.object({ rating: z.int().min(1).max(5), count: z.int() })),
  /** Five at most, of people's stories, the most told first. */
  topThemes: z.array(z.object({ theme: z.string(), count: z.int() })),
  /** Seven days by Greenwich, today last; a day without events is there too. */
  recentActivity: z.array(z.object({ date: z.iso.date(), events: z.int() })),
});
export type AdminStatistics = z.infer<typeof adminStatistics>;

export const feedbackQuery = z.object({
  limit: z.coerce.number().int().min(1).max(FEEDBACK_PAGE).default(FEEDBACK_PAGE),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  include_emails: z.enum(['true', 'false']).default('false'),
});

export const adminFeedback = z.object({
  id: z.uuid(),
  message: z.string(),
  rating: z.int().min(1).max(5).nullable(),
  feedbackType: z.enum(FEEDBACK_TYPES),
  /** Whether one was given; the address itself is there only if it was asked for. */
  hasEmail: z.boolean(),
  email: z.string().nullable(),
  /** Touches a theme that is not for children. */
  flagged: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AdminFeedback = z.infer<typeof adminFeedback>;

/** Newest first. */
export const adminFeedbackPage = z.object({ feedback: z.array(adminFeedback), total: z.int() });
export type AdminFeedbackPage = z.infer<typeof adminFeedbackPage>;

export const feedbackForAdminRequest = z.object({
  _limit: z.int().min(1).max(FEEDBACK_PAGE).default(FEEDBACK_PAGE),
  _offset: z.int().min(0).max(10_000_000).default(0),
  _include_emails: z.boolean().default(false),
});

/** As the document calls its fields; newest first. */
export const feedbackRows = z.array(
  z.object({
    id: z.uuid(),
    message: z.string(),
    rating: z.int().min(1).max(5).nullable(),
    /** Null unless it was given and asked for. */
    email: z.string().nullable(),
    feedback_type: z.enum(FEEDBACK_TYPES),
    user_agent: z.string().nullable(),
    user_id: z.uuid().nullable(),
    created_at: z.iso.datetime(),
  }),
);
export type FeedbackRows = z.infer<typeof feedbackRows>;

/** Of the newest events, the most frequent kind first. */
export const adminEvents = z.object({
  sample: z.int(),
  events: z.array(z.object({ eventType: z.string(), count: z.int() })),
});
export type AdminEvents = z.infer<typeof adminEvents>;

export const adminVital = z.object({
  name: z.enum(VITALS),
  /** Three of four visits were at least as good. */
  p75: z.number(),
  good: z.int(),
  needsImprovement: z.int(),
  poor: z.int(),
});
export type AdminVital = z.infer<typeof adminVital>;

/** Of the newest measurements of the last seven days; what was not measured is missing. */
export const adminVitals = z.object({ vitals: z.array(adminVital) });
export type AdminVitals = z.infer<typeof adminVitals>;

export const ADMIN_ACTIONS = [
  'admin_statistics_viewed',
  'admin_feedback_viewed',
  'admin_emails_viewed',
  'admin_events_viewed',
  'admin_vitals_viewed',
  'admin_log_viewed',
  'admin_refused',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** Newest first. */
export const adminLog = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      action: z.enum(ADMIN_ACTIONS),
      /** The name of an admin, else the beginning of the id; null when the account is gone. */
      who: z.string().nullable(),
      ip: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type AdminLog = z.infer<typeof adminLog>;
