import type { HonoRequest } from 'hono';
import { AuthError } from '#server/auth/auth-error.ts';
import type { Auth } from '#server/auth/service.ts';
import { requireSession, type SignedIn } from '#server/auth/sessions.ts';

/** Who is asking, by the token of the request and a look at whether its session still lives. */
export async function signedIn(
  request: HonoRequest,
  auth: Pick<Auth, 'accessTokens' | 'db'>,
): Promise<SignedIn> {
  return requireSession(auth.db, await auth.accessTokens.verify(bearerToken(request)));
}

export function hasBearer(request: HonoRequest): boolean {
  return request.header('authorization') !== undefined;
}

function bearerToken(request: HonoRequest): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.header('authorization') ?? '') ?? [];
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}
