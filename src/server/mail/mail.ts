import type { LanguageCode } from '#domain/languages.ts';

export type MailMessage =
  | { kind: 'confirm_signup'; link: string }
  /** Somebody signed up with an address that already has an account. */
  | { kind: 'already_registered'; signInLink: string; resetLink: string }
  | { kind: 'recover_password'; link: string }
  /** To the address that the account has now. */
  | { kind: 'confirm_email_change_current'; link: string; newEmail: string }
  /** To the address that the account is to get. */
  | { kind: 'confirm_email_change_new'; link: string; newEmail: string }
  | { kind: 'reauthentication_code'; code: string }
  | { kind: 'password_changed' }
  /** To the address that the account had until now. */
  | { kind: 'email_changed'; newEmail: string }
  | { kind: 'factor_added' }
  | { kind: 'factor_removed' }
  /** The provider as people write it: Google. */
  | { kind: 'identity_linked'; provider: string }
  | { kind: 'identity_unlinked'; provider: string }
  /** To an address that somebody entered for the newsletter. */
  | { kind: 'confirm_newsletter'; link: string; leaveLink: string }
  /** To the address that was entered for a child's browser. */
  | { kind: 'parent_consent'; link: string; withdrawLink: string }
  /** Somebody wants to sign in on a child's browser. */
  | { kind: 'parent_sign_in'; link: string };

export type MailKind = MailMessage['kind'];

export interface Mail {
  to: string;
  language: LanguageCode;
  message: MailMessage;
}

/** A mail that must not be sent. Its message goes to the log and therefore quotes nothing of the mail. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
