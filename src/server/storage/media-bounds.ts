import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { MediaBounds } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { media } from '#server/db/schema/media.ts';
import type { Owner } from '#server/storage/owner.ts';

/** What belongs to an account or to a guest. */
export function ownedBy(owner: Exclude<Owner, { kind: 'ours' }>): SQL {
  return owner.kind === 'account' ? eq(media.userId, owner.userId) : eq(media.guest, owner.guest);
}

/**
 * Marks what an owner has too much, the least recently used first. True if there was any. What a family recorded is counted
 * and stays: nobody could make it again.
 */
export async function doomBeyond(db: Queryable, owner: Owner, bounds: MediaBounds): Promise<boolean> {
  if (owner.kind === 'ours') return false;
  const most = owner.kind === 'account' ? bounds.perAccount : bounds.perGuest;
  return doomOldest(db, ownedBy(owner), most);
}

/** The same of all together. Ours is not counted and never goes, whatever guests do. */
export function doomBeyondAll(db: Queryable, { inAll }: MediaBounds): Promise<boolean> {
  return doomOldest(db, ne(media.ownerKind, 'ours'), inAll);
}

async function doomOldest(db: Queryable, whose: SQL, most: number): Promise<boolean> {
  const living = and(whose, eq(media.doomed, false));
  const [{ bytes } = { bytes: '0' }] = await db
    .select({ bytes: sql<string>`coalesce(sum(${media.bytes}), 0)` })
    .from(media)
    .where(living);
  if (Number(bytes) <= most) return false;
  const { rowCount } = await db.execute(sql`
    update ${media} set doomed = true where name in (
      select name from (
        select name, kind, sum(bytes) over (
          order by kind <> 'recordings', used_at desc, created_at desc, name
        ) as upto
        from ${media} where ${living}
      ) as aged where upto > ${most} and kind <> 'recordings'
    )`);
  return (rowCount ?? 0) > 0;
}
