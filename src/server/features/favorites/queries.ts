import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { userFavorites } from '#server/db/schema/reactions.ts';
import { stories } from '#server/db/schema/stories.ts';

/** Runs in the transaction that adds a favorite, and says what it earned. */
export type Announce<Earned> = (tx: Queryable, userId: string) => Promise<Earned[]>;

/** The newest first. */
export async function listFavorites(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ storyId: userFavorites.storyId })
    .from(userFavorites)
    .where(eq(userFavorites.userId, userId))
    .orderBy(desc(userFavorites.createdAt), desc(userFavorites.id));
  return rows.map(({ storyId }) => storyId);
}

/** Whoever sends it twice hears nothing new; of two at once one waits for the other. Undefined: no such story. */
export function addFavorite<Earned>(
  db: Queryable,
  userId: string,
  storyId: string,
  announce: Announce<Earned>,
): Promise<Earned[] | undefined> {
  return db.transaction(async (tx) => {
    // Not deleted before the favorite is in.
    const [story] = await tx
      .select({ id: stories.id })
      .from(stories)
      .where(eq(stories.id, storyId))
      .for('key share');
    if (!story) return undefined;
    const added = await tx
      .insert(userFavorites)
      .values({ userId, storyId })
      .onConflictDoNothing({ target: [userFavorites.userId, userFavorites.storyId] })
      .returning({ id: userFavorites.id });
    return added.length > 0 ? announce(tx, userId) : [];
  });
}

export async function removeFavorite(db: Queryable, userId: string, storyId: string): Promise<void> {
  await db
    .delete(userFavorites)
    .where(and(eq(userFavorites.userId, userId), eq(userFavorites.storyId, storyId)));
}
