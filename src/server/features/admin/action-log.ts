import { desc, eq, inArray, sql } from 'drizzle-orm';
import { ADMIN_ACTIONS, type AdminAction, type AdminLog } from '#contract/admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { admins, profiles } from '#server/db/schema/accounts.ts';
import { auditLog } from '#server/db/schema/operations.ts';

const ENTRIES = 50;

/** What was looked at by whom, so that admins can keep an eye on each other. */
export async function listActions(db: Queryable): Promise<AdminLog['entries']> {
  // Of somebody who was turned away the name is nobody's business: it may be made of their address.
  const adminName = profiles.username;
  const rows = await db
    .select({
      id: auditLog.id,
      action: sql<AdminAction>`${auditLog.action}`,
      who: sql<string | null>`coalesce(nullif(${adminName}, ''), left(${auditLog.actorId}::text, 8))`,
      ip: auditLog.ip,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(admins, eq(admins.userId, auditLog.actorId))
    .leftJoin(profiles, eq(profiles.id, admins.userId))
    .where(inArray(auditLog.action, [...ADMIN_ACTIONS]))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(ENTRIES);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
