import { z } from 'zod';

export const newsletterState = z.object({
  /** Without a mail server nobody could be asked whether the address is theirs. */
  available: z.boolean(),
});
export type NewsletterState = z.infer<typeof newsletterState>;

export const newsletterWish = z.object({
  email: z
    .string('Please provide a valid email address')
    .trim()
    .toLowerCase()
    .max(255)
    .pipe(z.email('Please provide a valid email address')),
});

/** Of the link that was mailed. */
export const newsletterToken = z.object({ token: z.string().min(20).max(100) });

/** Of the link in every letter. */
export const newsletterKey = z.object({ key: z.guid() });
