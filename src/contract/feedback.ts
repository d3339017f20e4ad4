import { z } from 'zod';
import { FEEDBACK_TYPES } from '#domain/feedback.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';

/** Of agent, screen size and time zone. */
const deviceHash = z.string().regex(/^[0-9a-f]{32,64}$/, 'is not a hash');

/** The shape of what somebody sends; what it may say is decided by `domain/feedback.ts`, for the form too. */
export const feedbackEntry = z.object({
  message: z.string('Message is required'),
  rating: z.int().min(1).max(5).nullable().default(null),
  email: z.string().nullable().default(null),
  feedback_type: z.enum(FEEDBACK_TYPES).default('general'),
  /** Absent where the browser could not make one. */
  device: deviceHash.optional(),
  /** Of the page it was written on. */
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]).default(DEFAULT_LANGUAGE),
});

export type FeedbackEntry = z.input<typeof feedbackEntry>;

/** Devices are counted, people are not: whoever is named beside the device makes no difference. */
export const rateLimitCheck = z.object({ _device_hash: deviceHash, _user_id: z.uuid().nullish() });
