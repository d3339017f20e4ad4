import { asc, eq } from 'drizzle-orm';
import { audit } from '#server/auth/audit.ts';
import type { Queryable } from '#server/db/database.ts';
import { admins, users } from '#server/db/schema/accounts.ts';

export class AdminError extends Error {
  override name = 'AdminError';
}

/** Admins are made on the machine itself, by whoever runs it; no page of the product can do it. */
export async function grantAdmin(db: Queryable, email: string): Promise<void> {
  const userId = await requireUserId(db, email);
  const { rowCount } = await db.insert(admins).values({ userId }).onConflictDoNothing();
  if (rowCount) await audit(db, { action: 'admin_granted', subject: userId });
}

export async function revokeAdmin(db: Queryable, email: string): Promise<void> {
  const userId = await requireUserId(db, email);
  const { rowCount } = await db.delete(admins).where(eq(admins.userId, userId));
  if (!rowCount) throw new AdminError(`${email} is not an admin.`);
  await audit(db, { action: 'admin_revoked', subject: userId });
}

export async function listAdmins(db: Queryable): Promise<{ email: string; grantedAt: Date }[]> {
  return db
    .select({ email: users.email, grantedAt: admins.grantedAt })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .orderBy(asc(admins.grantedAt));
}

export async function requireUserId(db: Queryable, email: string): Promise<string> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  if (!user) throw new AdminError(`Nobody has an account with ${email}. Sign up with it first.`);
  return user.id;
}
