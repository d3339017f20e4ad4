/** How a step of subscribing ended; the newsletter page says it in words. */
export const NEWSLETTER_OUTCOMES = [
  'asked',
  'invalid',
  'unavailable',
  'grown_ups',
  'confirmed',
  'expired',
  'left',
] as const;
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];

/** What a mailed link brings to the newsletter page, which asks once more: mail programs open links by themselves. */
export const CONFIRM_PARAMETER = 'confirm';
export const LEAVE_PARAMETER = 'leave';
export const OUTCOME_PARAMETER = 'done';
