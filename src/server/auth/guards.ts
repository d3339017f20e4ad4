import { eq } from 'drizzle-orm';
import type { Context, HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AuthError } from '#server/auth/auth-error.ts';
import { hasBearer, signedIn } from '#server/auth/bearer.ts';
import type { Auth } from '#server/auth/service.ts';
import { hasTakenAllSteps } from '#server/auth/sessions.ts';
import { admins } from '#server/db/schema/accounts.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { mayUseOutside } from '#server/http/child-protection.ts';
import { AppError } from '#server/http/errors.ts';
import type { Engines } from '#server/http/outside-providers.ts';

/** The person behind a request, as features know them. */
export interface RequestUser {
  id: string;
  email: string;
}

export interface WithUser extends AppEnv {
  Variables: AppEnv['Variables'] & { user: RequestUser };
}

export interface MaybeWithUser extends AppEnv {
  Variables: AppEnv['Variables'] & { user: RequestUser | null };
}

export type Guards = ReturnType<typeof createGuards>;

/** Who may pass. Every feature asks here and nowhere else, and finds the person as `c.get('user')`. */
export function createGuards(auth: Pick<Auth, 'accessTokens' | 'db'>) {
  const identify = async (request: HonoRequest): Promise<RequestUser> => {
    try {
      const person = await signedIn(request, auth);
      const { account } = person;
      if (!hasTakenAllSteps(person)) {
        throw new AppError(403, 'insufficient_aal', 'Please enter the code of your second step first');
      }
      return { id: account.user.id, email: account.user.email };
    } catch (error) {
      throw error instanceof AuthError ? new AppError(error.status, error.code, error.message) : error;
    }
  };

  return {
    requireUser: createMiddleware<WithUser>(async (c, next) => {
      c.set('user', await identify(c.req));
      await next();
    }),

    /** A guest passes as `null`. A token that is no good does not: whoever sends one thinks they are signed in. */
    optionalUser: createMiddleware<MaybeWithUser>(async (c, next) => {
      c.set('user', hasBearer(c.req) ? await identify(c.req) : null);
      await next();
    }),

    /** A guest passes as `null` where what they ask for is everybody's; for the rest they need an account. */
    userOr: (isEverybodys: (request: HonoRequest) => Promise<boolean>) =>
      createMiddleware<MaybeWithUser>(async (c, next) => {
        const guest = !hasBearer(c.req) && (await isEverybodys(c.req));
        c.set('user', guest ? null : await identify(c.req));
        await next();
      }),

    /** Whether what this person typed may leave the house. */
    mayUseOutside: (c: Context, user: RequestUser | null) => mayUseOutside(auth.db, c, user),

    /** Whose work this request may have; `byUs`: what it is about may not leave the house, whoever asks. */
    engineFor: async <Engine>(
      c: Context,
      user: RequestUser | null,
      engines: Engines<Engine>,
      byUs = false,
    ): Promise<Engine> =>
      !byUs && (await mayUseOutside(auth.db, c, user)) ? engines.configured : engines.own,

    requireAdmin: createMiddleware<WithUser>(async (c, next) => {
      const user = await identify(c.req);
      if (!(await isAdmin(auth.db, user.id))) {
        throw new AppError(403, 'admin_required', 'Access denied: Admin privileges required');
      }
      c.set('user', user);
      await next();
    }),
  };
}

export async function isAdmin(db: Auth['db'], userId: string): Promise<boolean> {
  const [row] = await db.select({ id: admins.userId }).from(admins).where(eq(admins.userId, userId));
  return row !== undefined;
}
