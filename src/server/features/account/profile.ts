import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Profile, profileChange } from '#contract/account.ts';
import type { Queryable } from '#server/db/database.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';

export type ChangedProfile = z.output<typeof profileChange>;

/** The account's own name for the person follows that of the profile. */
export type SetUsername = (tx: Queryable, userId: string, username: string | null) => Promise<void>;

/** Undefined when the account went meanwhile. */
export async function findProfile(db: Queryable, userId: string): Promise<Profile | undefined> {
  const [row] = await db
    .select({ username: profiles.username, bio: profiles.bio, createdAt: users.createdAt })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return row && { ...row, createdAt: row.createdAt.toISOString() };
}

export function changeProfile(
  db: Queryable,
  userId: string,
  { username, bio }: ChangedProfile,
  setUsername: SetUsername,
): Promise<Profile | undefined> {
  return db.transaction(async (tx) => {
    // The account first, as everybody does who changes it: else two could wait for each other.
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!account) return undefined;
    const change = { ...(username !== undefined && { username }), ...(bio !== undefined && { bio }) };
    await tx
      .insert(profiles)
      .values({ id: userId, ...change })
      .onConflictDoUpdate({ target: profiles.id, set: { id: userId, ...change } });
    if (username !== undefined) await setUsername(tx, userId, username);
    return findProfile(tx, userId);
  });
}
