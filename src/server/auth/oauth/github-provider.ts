import {
  ClientSecretPost,
  Configuration,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import { textMembers, type Provider } from '#server/auth/oauth/provider.ts';

const PUBLIC = 'https://github.com';

const person = z.looseObject({ id: z.number(), login: z.string() });
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

export interface GitHubOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** An enterprise server instead of github.com. */
  issuer: string | undefined;
}

/** GitHub speaks OAuth 2 but not OpenID Connect: who came back is asked of its API. */
export function createGitHubProvider({
  clientId,
  clientSecret,
  redirectUri,
  issuer = PUBLIC,
}: GitHubOptions): Provider {
  const base = issuer.replace(/\/+$/, '');
  const api = base === PUBLIC ? 'https://api.github.com' : `${base}/api/v3`;
  const configuration = new Configuration(
    {
      issuer: base,
      authorization_endpoint: `${base}/login/oauth/authorize`,
      token_endpoint: `${base}/login/oauth/access_token`,
    },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  if (base.startsWith('http:')) allowInsecureRequests(configuration);

  const ask = async <Schema extends z.ZodType>(path: string, token: string, schema: Schema) => {
    const headers = new Headers({ Accept: 'application/vnd.github+json', 'User-Agent': 'Fabloom' });
    const answer = await fetchProtectedResource(
      configuration,
      token,
      new URL(api + path),
      'GET',
      null,
      headers,
    );
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${path}`);
    return schema.parse(await answer.json());
  };

  return {
    label: 'GitHub',
    async begin({ state, verifier }, { scopes, extra }) {
      return buildAuthorizationUrl(configuration, {
        ...extra,
        redirect_uri: redirectUri,
        scope: ['read:user user:email', scopes].filter(Boolean).join(' '),
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish({ state, verifier }, callback) {
      const tokens = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const found = await ask('/user', tokens.access_token, person);
      const known = await ask('/user/emails', tokens.access_token, emails);
      const primary = known.find((each) => each.primary && each.verified);
      return {
        person: {
          subject: String(found.id),
          email: primary?.email.toLowerCase() ?? null,
          emailVerified: primary !== undefined,
          profile: {
            ...textMembers(found, ['name', 'avatar_url']),
            user_name: found.login,
          },
        },
        tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
      };
    },
  };
}
