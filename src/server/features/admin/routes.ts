import { Hono } from 'hono';
import { feedbackForAdminRequest } from '#contract/admin.ts';
import { isAdminUserRequest } from '#contract/auth.ts';
import { isAdmin } from '#server/auth/guards.ts';
import { adminDoor, type DoorDependencies } from '#server/features/admin/admin-door.ts';
import { feedbackRowsOf } from '#server/features/admin/feedback-list.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { sentField } from '#server/http/sent-field.ts';
import { validJson } from '#server/http/validate.ts';

/**
 * `is_admin_user`, the remote function by which the browser learns whether to show the way to the admin pages. It
 * answers for oneself only; what admins may do is guarded by `requireAdmin`, not by this answer.
 * `get_feedback_for_admin` is what the specification calls the list of feedback; it goes through the same door as the panel.
 */
export function adminRoutes(dependencies: DoorDependencies) {
  const { database, guards } = dependencies;
  const door = adminDoor(dependencies);
  return new Hono<AppEnv>()
    .post('/rpc/is_admin_user', guards.requireUser, validJson(isAdminUserRequest), async (c) => {
      const { id } = c.get('user');
      return c.json(c.req.valid('json')._user_id === id && (await isAdmin(database.db, id)));
    })
    .post(
      '/rpc/get_feedback_for_admin',
      door(async ({ req }) =>
        (await sentField(req, '_include_emails')) === true ? 'admin_emails_viewed' : 'admin_feedback_viewed',
      ),
      validJson(feedbackForAdminRequest),
      async (c) =>
        c.json(await feedbackRowsOf(database.db, c.req.valid('json')), 200, { 'Cache-Control': 'no-store' }),
    );
}
