import { z } from 'zod';
import { emailAddress } from '#contract/email-address.ts';

export const newsletterState = z.object({
  /** Without a mail server nobody could be asked whether the address is theirs. */
  available: z.boolean(),
});
export type NewsletterState = z.infer<typeof newsletterState>;

export const newsletterWish = z.object({ email: emailAddress });

/** Of the link in every letter. */
export const newsletterKey = z.object({ key: z.guid() });
