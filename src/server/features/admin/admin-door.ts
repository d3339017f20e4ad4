import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import type { AdminAction } from '#contract/admin.ts';
import type { Guards, RequestUser } from '#server/auth/guards.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { keptAddress, keptUserAgent } from '#server/http/child-protection.ts';
import { AppError } from '#server/http/errors.ts';

type Call = Context<AppEnv & { Variables: { user: RequestUser } }>;

export interface DoorDependencies {
  database: Database;
  guards: Guards;
  config: { http: { trustedProxies: BlockList } };
}

/**
 * The one way to everything that only admins may see. Who passes is on record before they see anything: where that
 * cannot be written, nothing is shown. Who is signed in and turned away is on record too.
 */
export function adminDoor({ database: { db }, guards, config }: DoorDependencies) {
  const { trustedProxies } = config.http;
  const recordRefusals = createMiddleware(async (c: Call, next) => {
    try {
      await next();
    } catch (error) {
      const refused = error instanceof AppError && error.code === 'admin_required';
      if (refused) await record(db, c, 'admin_refused', trustedProxies);
      throw error;
    }
  });
  return (action: (c: Call) => AdminAction | Promise<AdminAction>) =>
    every(
      guards.requireUser,
      recordRefusals,
      guards.requireAdmin,
      createMiddleware(async (c: Call, next) => {
        await record(db, c, await action(c), trustedProxies);
        await next();
      }),
    );
}

async function record(db: Queryable, c: Call, action: AdminAction, trustedProxies: BlockList): Promise<void> {
  await db.insert(auditLog).values({
    action,
    actorId: c.get('user').id,
    subject: c.req.path,
    ip: keptAddress(c as Context, trustedProxies),
    userAgent: keptUserAgent(c as Context),
    requestId: c.get('requestId'),
    details: pageOf(c),
  });
}

/** Which page of a list it was. */
function pageOf(c: Call): Record<string, string> {
  const offset = c.req.query('offset') ?? '';
  return /^\d{1,8}$/.test(offset) ? { offset } : {};
}
