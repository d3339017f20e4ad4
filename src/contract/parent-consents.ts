import { z } from 'zod';
import { emailAddress } from '#contract/email-address.ts';
import { mailedToken } from '#contract/mailed-token.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import type { ConsentState } from '#domain/parent-consent.ts';

export const parentConsentWish = z.object({
  email: emailAddress,
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
