import { Hono } from 'hono';
import { AuthError } from '#server/auth/auth-error.ts';
import { hasBearer } from '#server/auth/bearer.ts';
import { createProviders } from '#server/auth/oauth/providers.ts';
import { factorRoutes } from '#server/auth/routes/factors.ts';
import { identityRoutes } from '#server/auth/routes/identities.ts';
import { oauthRoutes } from '#server/auth/routes/oauth.ts';
import { publicRoutes } from '#server/auth/routes/public.ts';
import { reauthenticationRoutes } from '#server/auth/routes/reauthenticate.ts';
import { recoverRoutes } from '#server/auth/routes/recover.ts';
import { signOutRoutes } from '#server/auth/routes/sign-out.ts';
import { signUpRoutes } from '#server/auth/routes/sign-up.ts';
import { tokenRoutes } from '#server/auth/routes/token.ts';
import { userRoutes } from '#server/auth/routes/user.ts';
import { verifyRoutes } from '#server/auth/routes/verify.ts';
import { AUTH_PATH, type Auth } from '#server/auth/service.ts';
import { handleAuthError } from '#server/auth/wire/handle-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { limitBody } from '#server/http/limit-body.ts';

const NEEDS_TOKEN = new RegExp(`^${AUTH_PATH}/(user|logout|factors)(/|$)`);

/** The account service, at `/auth/v1`. */
export function authRoutes(auth: Auth) {
  const providers = createProviders(auth.settings.providers, auth.url('/callback'));
  return new Hono<AppEnv>()
    .onError(handleAuthError)
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store'); // the keys, which are public, say otherwise
      await next();
    })
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) =>
      // Who is refused for want of a token hears that, not how long their body is; nobody reads it.
      NEEDS_TOKEN.test(c.req.path) && !hasBearer(c.req) ? next() : limitBody(c, next),
    )
    .route('/', publicRoutes(auth))
    .route('/', signUpRoutes(auth))
    .route('/', tokenRoutes(auth))
    .route('/', userRoutes(auth))
    .route('/', recoverRoutes(auth))
    .route('/', verifyRoutes(auth))
    .route('/', signOutRoutes(auth))
    .route('/', reauthenticationRoutes(auth))
    .route('/', factorRoutes(auth))
    .route('/', oauthRoutes(auth, providers))
    .route('/', identityRoutes(auth, providers))
    .all('*', () => {
      throw new AuthError(404, 'not_found', 'There is nothing at this address');
    });
}
