import { NEWSLETTER_PATH } from '#domain/editorial.ts';
import { CONFIRM_PARAMETER, LEAVE_PARAMETER } from '#domain/newsletter.ts';
import type { Parts } from '#server/compose/parts.ts';
import type { NewsletterDependencies } from '#server/features/newsletter/routes.ts';

export function newsletterMail({
  config,
  mailer,
}: Pick<Parts, 'config' | 'mailer'>): Pick<NewsletterDependencies, 'invite' | 'mailWaitS'> {
  return { invite: invitations(config, mailer), mailWaitS: () => mailer.waitS() };
}

/** None where mails reach nobody. */
function invitations(
  { mail, siteUrl }: Parts['config'],
  mailer: Parts['mailer'],
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
