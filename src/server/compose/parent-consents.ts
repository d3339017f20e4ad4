import { PARENT_CONSENT_PATH, TOKEN_PARAMETER, WITHDRAW_PARAMETER } from '#domain/parent-consent.ts';
import type { Config } from '#server/config.ts';
import type { ParentConsentsDependencies } from '#server/features/parent-consents/routes.ts';
import type { Mailer } from '#server/mail/mailer.ts';

export function parentConsents(
  { siteUrl, storyteller, illustrator, narrator }: Config,
  mailer: Pick<Mailer, 'post'>,
): Omit<ParentConsentsDependencies, 'database' | 'limits'> {
  const link = (name: string, value: string) => `${siteUrl}${PARENT_CONSENT_PATH}?${name}=${value}`;
  const { elevenLabs, openAi, huggingFace } = narrator;
  return {
    hasOutside: Boolean(storyteller.model ?? illustrator.model ?? elevenLabs ?? openAi ?? huggingFace),
    secure: siteUrl.startsWith('https:'),
    mailConsent: ({ email, language }, { token, withdrawToken }) =>
      mailer.post({
        to: email,
        language,
        message: {
          kind: 'parent_consent',
          link: link(TOKEN_PARAMETER, token),
          withdrawLink: link(WITHDRAW_PARAMETER, withdrawToken),
        },
      }),
    mailSignIn: ({ email, language }, token) =>
      mailer.post({
        to: email,
        language,
        message: { kind: 'parent_sign_in', link: link(TOKEN_PARAMETER, token) },
      }),
  };
}
