import { NEWSLETTER_PATH } from '#domain/editorial.ts';
import { CONFIRM_PARAMETER, LEAVE_PARAMETER } from '#domain/newsletter.ts';
import type { Config } from '#server/config.ts';
import type { NewsletterDependencies } from '#server/features/newsletter/routes.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** Mails that end as files in the outbox reach nobody; in development the developer reads them there. */
export function newsletterInvitations(
  { mail, mode, siteUrl }: Pick<Config, 'mail' | 'mode' | 'siteUrl'>,
  mailer: Pick<Mailer, 'post'>,
): NewsletterDependencies['invite'] {
  if (!mail.smtpUrl && mode !== 'development') return undefined;
  const link = (name: string, value: string) => `${siteUrl}${NEWSLETTER_PATH}?${name}=${value}`;
  return ({ email, language, token, leaveKey }) =>
    mailer.post({
      to: email,
      language,
      message: {
        kind: 'confirm_newsletter',
        link: link(CONFIRM_PARAMETER, token),
        leaveLink: link(LEAVE_PARAMETER, leaveKey),
      },
    });
}
