import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import { AuthError } from '#server/auth/auth-error.ts';
import { ALGORITHM, type SigningKeys } from '#server/auth/tokens/signing-keys.ts';
import type { AuthenticationMethod } from '#server/db/schema/sessions.ts';

const AUDIENCE = 'authenticated';

export interface AccessClaims extends JWTPayload {
  sub: string;
  session_id: string;
  email: string;
  phone: string;
  role: string;
  aal: string;
  amr: AuthenticationMethod[];
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  is_anonymous: boolean;
}

/** Whom a token speaks for. Whether that session still exists is for the database to say. */
export interface TokenBearer {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims, issuedAtS: number): Promise<string>;
  verify(token: string): Promise<TokenBearer>;
}

export function createAccessTokens(
  keys: SigningKeys,
  { issuer, alsoKnownAs = [], expiryS }: { issuer: string; alsoKnownAs?: string[]; expiryS: number },
): AccessTokens {
  return {
    sign(claims, issuedAtS) {
      const key = keys.current();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAtS)
        .setExpirationTime(issuedAtS + expiryS)
        .sign(key.privateKey);
    },
    async verify(token) {
      const payload = await verified(token, keys, [issuer, ...alsoKnownAs]);
      const { sub, session_id: sessionId } = payload;
      if (!isUuid(sub) || !isUuid(sessionId)) throw badToken('missing sub or session_id claim');
      return { userId: sub, sessionId };
    },
  };
}

/** Only our own table of keys decides what verifies a token: nothing that the token says about keys is believed. */
async function verified(token: string, keys: SigningKeys, issuers: string[]): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : keys.find(kid);
        if (!key) throw badToken('unrecognized JWT kid');
        return key.publicKey;
      },
      { algorithms: [ALGORITHM], issuer: issuers, audience: AUDIENCE, requiredClaims: ['sub', 'exp', 'iat'] },
    );
    return payload;
  } catch (error) {
    if (error instanceof AuthError) throw error;
    if (error instanceof errors.JWTExpired) throw badToken('token is expired');
    throw badToken(error instanceof errors.JOSEError ? error.message : 'token is malformed');
  }
}

function badToken(reason: string): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
