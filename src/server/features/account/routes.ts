import { createMiddleware } from 'hono/factory';
import { Hono, type Context } from 'hono';
import {
  accountRemoval,
  profileChange,
  proof,
  type AccountRemoval,
  type Proof,
  type Standing,
} from '#contract/account.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { ownData } from '#server/features/account/own-data/own-data.ts';
import { changeProfile, findProfile, type SetUsername } from '#server/features/account/profile.ts';
import { listSessions } from '#server/features/account/sessions.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';
import { isSafeName, requireSafeText, unsafeText } from '#server/moderation/safe-text.ts';

const WRITES = { name: 'account', points: 60, seconds: 300 };
/** Everything about a person is a heavy question, and nobody asks it often. */
const DOWNLOADS = { name: 'account-data', points: 30, seconds: 3600 };
const PRIVATE = { 'Cache-Control': 'no-store' };

/** What only the account service can do; it looks itself who is asking, and from which session. */
export interface AccountService {
  setUsername: SetUsername;
  standing(c: Context<AppEnv>): Promise<Standing & { userId: string; sessionId: string }>;
  /** Whose session it is; refuses who did not show a moment ago that it is them. */
  requireFresh(c: Context<AppEnv>): Promise<{ userId: string }>;
  prove(c: Context<AppEnv>, given: Proof): Promise<void>;
  endSession(c: Context<AppEnv>, sessionId: string): Promise<boolean>;
  remove(c: Context<AppEnv>, given: AccountRemoval): Promise<void>;
}

export interface AccountDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
  service: AccountService;
}

/** Nobody can name an account here: it is always that of the person who asks. */
export function accountRoutes({
  database: { db },
  limits,
  guards: { requireUser },
  service,
}: AccountDependencies) {
  const calm = limits.perAddress(WRITES);
  /** Who may ask comes before whether it is asked rightly. */
  const signedIn = createMiddleware<AppEnv>(async (c, next) => {
    await service.standing(c);
    await next();
  });
  return new Hono<AppEnv>()
    .get('/profile', requireUser, async (c) =>
      c.json(found(await findProfile(db, c.get('user').id)), 200, PRIVATE),
    )
    .patch('/profile', calm, requireUser, validJson(profileChange), async (c) => {
      const change = c.req.valid('json');
      requireSafeText({ bio: change.bio });
      if (change.username && !isSafeName(change.username)) throw unsafeText(['username']);
      const changed = await changeProfile(db, c.get('user').id, change, service.setUsername);
      return c.json(found(changed), 200, PRIVATE);
    })
    .get('/standing', async (c) => {
      const { hasPassword, fresh } = await service.standing(c);
      return c.json({ hasPassword, fresh }, 200, PRIVATE);
    })
    .post('/proof', calm, signedIn, validJson(proof), async (c) => {
      await service.prove(c, c.req.valid('json'));
      return c.json({}, 200, PRIVATE);
    })
    .get('/sessions', async (c) => {
      const { userId, sessionId } = await service.standing(c);
      return c.json({ sessions: await listSessions(db, userId, sessionId) }, 200, PRIVATE);
    })
    .delete('/sessions/:id', calm, async (c) => {
      if (!(await service.endSession(c, c.req.param('id')))) {
        throw new AppError(404, 'no_such_session', 'This device is not signed in any more');
      }
      return c.json({}, 200, PRIVATE);
    })
    .get('/data', limits.perAddress(DOWNLOADS), async (c) => {
      const { userId } = await service.requireFresh(c);
      return c.json(await ownData(db, userId), 200, {
        ...PRIVATE,
        'Content-Disposition': 'attachment; filename="fabloom-data.json"',
      });
    })
    .delete('/', calm, signedIn, validJson(accountRemoval), async (c) => {
      await service.remove(c, c.req.valid('json'));
      return c.json({}, 200, PRIVATE);
    });
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError(403, 'user_not_found', 'This account is gone');
  return row;
}
