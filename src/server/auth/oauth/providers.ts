import type { AuthConfig, OAuthProviderName } from '#server/config.ts';
import { createGitHubProvider } from '#server/auth/oauth/github-provider.ts';
import { createOpenIdProvider } from '#server/auth/oauth/openid-provider.ts';
import type { Provider } from '#server/auth/oauth/provider.ts';

export type Providers = Partial<Record<string, Provider>>;

/** Microsoft's own tenant for private accounts, whose addresses it verifies itself. */
const MICROSOFT_PRIVATE_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** Those that are configured. */
export function createProviders(configured: AuthConfig['providers'], redirectUri: string): Providers {
  const { google, github, apple, azure } = configured;
  const providers: Partial<Record<OAuthProviderName, Provider>> = {
    ...(google && {
      google: createOpenIdProvider({
        ...google,
        label: 'Google',
        issuer: google.issuer ?? 'https://accounts.google.com',
        redirectUri,
        scopes: 'openid email profile',
        emailVerified: (claims) => claims['email_verified'] === true,
      }),
    }),
    ...(github && { github: createGitHubProvider({ ...github, redirectUri }) }),
    ...(apple && {
      apple: createOpenIdProvider({
        ...apple,
        label: 'Apple',
        issuer: apple.issuer ?? 'https://appleid.apple.com',
        redirectUri,
        scopes: 'openid email name',
        parameters: { response_mode: 'form_post' }, // Apple insists, once a name or an address is asked for
        emailVerified: (claims) => String(claims['email_verified']) === 'true',
      }),
    }),
    ...(azure && {
      azure: createOpenIdProvider({
        ...azure,
        label: 'Microsoft',
        issuer: azure.issuer ?? 'https://login.microsoftonline.com/common/v2.0',
        redirectUri,
        scopes: 'openid email profile',
        // Any administrator can write any address into the claim; only these two say that somebody checked it.
        emailVerified: (claims) =>
          claims['tid'] === MICROSOFT_PRIVATE_TENANT || ['true', '1'].includes(String(claims['xms_edov'])),
      }),
    }),
  };
  return providers;
}
