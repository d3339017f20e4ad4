import { PARENT_CONSENT_PATH, TOKEN_PARAMETER, WITHDRAW_PARAMETER } from '#domain/parent-consent.ts';
import { hasOutside } from '#server/compose/engines/engines-in-use.ts';
import type { Parts } from '#server/compose/parts.ts';
import type { ParentConsentsDependencies } from '#server/features/parent-consents/routes.ts';

export function parentConsentMail({
  config,
  mailer,
}: Pick<Parts, 'config' | 'mailer'>): Omit<ParentConsentsDependencies, 'database' | 'limits'> {
  const { siteUrl } = config;
  const link = (name: string, value: string) => `${siteUrl}${PARENT_CONSENT_PATH}?${name}=${value}`;
  return {
    hasOutside: hasOutside(config),
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
