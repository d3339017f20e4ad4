import { randomUUID } from 'node:crypto';
import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import { afterAll } from 'vitest';

export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  [claim: string]: unknown;
}

export type OpenIdServer = Awaited<ReturnType<typeof startOpenIdServer>>;

/** A real provider of OpenID Connect on loopback. Call it at the top of a test file. */
export async function startOpenIdServer() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  afterAll(() => server.stop());

  let person = aProviderPerson();
  const tokenRequests: Record<string, unknown>[] = [];
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, person));
  server.service.on(
    'beforeResponse',
    (_answer: MutableResponse, { body }: { body: (typeof tokenRequests)[0] }) => tokenRequests.push(body),
  );
  return {
    issuer,
    /** What we asked at the token endpoint, oldest first. */
    tokenRequests,
    /** Who is signed in there from now on. */
    signedIn(claims: Claims): Claims {
      person = claims;
      return claims;
    },
    /** Changes the next answer of the token endpoint. */
    nextAnswer: (change: (answer: MutableResponse) => void) =>
      void server.service.once('beforeResponse', change),
    /** Changes where the provider sends the browser next. */
    nextRedirect: (change: (url: URL) => void) =>
      void server.service.once('beforeAuthorizeRedirect', ({ url }: { url: URL }) => change(url)),
    env: (name: 'GOOGLE' | 'APPLE' | 'AZURE') => ({
      [`AUTH_${name}_CLIENT_ID`]: CLIENT_ID,
      [`AUTH_${name}_CLIENT_SECRET`]: CLIENT_SECRET,
      [`AUTH_${name}_ISSUER`]: issuer,
    }),
  };
}

export const CLIENT_ID = 'fabloom-at-provider';
export const CLIENT_SECRET = 'secret-between-us-and-provider';

export function aProviderPerson(claims: Partial<Claims> = {}): Claims {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub}@provider.example`,
    email_verified: true,
    name: 'Mia Söderström',
    picture: 'https://provider.example/mia.png',
    ...claims,
  };
}
