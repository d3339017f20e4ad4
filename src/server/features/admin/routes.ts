import { Hono } from 'hono';
import { isAdminUserRequest } from '#contract/auth.ts';
import { isAdmin, type Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { validJson } from '#server/http/validate.ts';

/**
 * `is_admin_user`, the remote function by which the browser learns whether to show the way to the admin pages. It
 * answers for oneself only; what admins may do is guarded by `requireAdmin`, not by this answer.
 */
export function adminRoutes({ db }: Database, { requireUser }: Guards) {
  return new Hono<AppEnv>().post(
    '/rpc/is_admin_user',
    requireUser,
    validJson(isAdminUserRequest),
    async (c) => {
      const { id } = c.get('user');
      return c.json(c.req.valid('json')._user_id === id && (await isAdmin(db, id)));
    },
  );
}
