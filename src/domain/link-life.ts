import { UNCONFIRMED_DAYS } from '#domain/parent-consent.ts';

/** How long what we mail can be used. The mails say so and the account service holds to it. */
export const LINK_LIFE_MINUTES = {
  confirm_signup: 60,
  recover_password: 10,
  confirm_email_change: 60,
  reauthentication_code: 10,
  confirm_newsletter: 48 * 60,
  parent_consent: UNCONFIRMED_DAYS * 24 * 60,
  parent_sign_in: 60,
} as const;
