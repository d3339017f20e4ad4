import {
  ClientSecretPost,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  type Configuration,
} from 'openid-client';
import { textMembers, type Provider } from '#server/auth/oauth/provider.ts';

type Claims = Record<string, unknown>;

export interface OpenIdOptions {
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  scopes: string;
  /** Sent along with every request, such as how Apple is to answer. */
  parameters?: Record<string, string>;
  emailVerified: (claims: Claims) => boolean;
}

/** A provider that speaks OpenID Connect: its own documents say where everything is. */
export function createOpenIdProvider(options: OpenIdOptions): Provider {
  const configuration = onceUntilItFails(() =>
    discovery(new URL(options.issuer), options.clientId, undefined, ClientSecretPost(options.clientSecret), {
      // Only for an issuer that the operator configured without TLS, such as one on the same machine.
      execute: options.issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }),
  );
  return {
    label: options.label,
    async begin({ state, nonce, verifier }, { scopes, extra }) {
      return buildAuthorizationUrl(await configuration(), {
        ...extra,
        ...options.parameters,
        redirect_uri: options.redirectUri,
        scope: [options.scopes, scopes].filter(Boolean).join(' '),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish({ state, nonce, verifier }, callback) {
      const tokens = await authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims: Claims = tokens.claims() ?? {};
      const { sub, email } = claims;
      if (typeof sub !== 'string') throw new Error('the provider named no subject');
      return {
        person: {
          subject: sub,
          email: typeof email === 'string' ? email.toLowerCase() : null,
          emailVerified: options.emailVerified(claims),
          profile: textMembers(claims, ['name', 'given_name', 'family_name', 'picture']),
        },
        tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
      };
    },
  };
}

/** A provider that was away when we first asked is asked again. */
function onceUntilItFails(find: () => Promise<Configuration>): () => Promise<Configuration> {
  let found: Promise<Configuration> | undefined;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
