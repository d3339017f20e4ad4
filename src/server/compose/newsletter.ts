import { NEWSLETTER_PATH } from '#domain/editorial.ts';
import { CONFIRM_PARAMETER, LEAVE_PARAMETER } from '#domain/newsletter.ts';
import type { Config } from '#server/config.ts';
import type { NewsletterDependencies } from '#server/features/newsletter/routes.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** None where mails reach nobody. */
export function newsletterInvitations(
  { mail, siteUrl }: Pick<Config, 'mail' | 'siteUrl'>,
  mailer: Pick<Mailer, 'post'>,
): NewsletterDependencies['invite'] {
  if (!mail.sends) return undefined;
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
