import { z } from 'zod';
import { FEEDBACK_TYPES } from '#domain/feedback.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';

/** The shape of what somebody sends; what it may say is decided by `domain/feedback.ts`, for the form too. */
export const feedbackEntry = z.object({
  message: z.string('Message is required'),
  rating: z.int().min(1).max(5).nullable().default(null),
  email: z.string().nullable().default(null),
  feedback_type: z.enum(FEEDBACK_TYPES).default('general'),
  /** A hash of agent, screen size and time zone. Absent where the browser could not make one. */
  device: z
    .string()
    .regex(/^[0-9a-f]{32,64}$/, 'is not a hash')
    .optional(),
  /** Of the page it was written on. */
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]).default(DEFAULT_LANGUAGE),
});

export type FeedbackEntry = z.input<typeof feedbackEntry>;
