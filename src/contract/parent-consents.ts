import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import type { ConsentState } from '#domain/parent-consent.ts';

export const parentConsentWish = z.object({
  email: z
    .string('Please provide a valid email address')
    .trim()
    .toLowerCase()
    .max(255)
    .pipe(z.email('Please provide a valid email address')),
  /** Asked for apart, never taken for granted. */
  outsideProviders: z.boolean().default(false),
  language: z.enum(LANGUAGE_CODES),
});

/** What a child's browser learns of its consent: nothing of the parent. */
export interface MyConsent {
  state: ConsentState;
  outsideProviders: boolean;
  /** A parent may sign in here now. */
  signInOpen: boolean;
}

export const mailedToken = z.object({ token: z.string().min(20).max(100) });

/** What a mailed link stands for. */
export interface ConsentBehindLink {
  state: 'pending' | 'confirmed';
  outsideProviders: boolean;
  /** The parent asked to sign in on the child's browser. */
  signIn: boolean;
}

export const parentConfirmation = mailedToken.extend({
  outsideProviders: z.boolean().default(false),
  /** Opens the child's browser for a sign-in, for a few minutes. */
  signIn: z.boolean().default(false),
});
