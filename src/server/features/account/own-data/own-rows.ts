import { asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';

/** One part of what is kept about somebody. */
export type Reader = (db: Queryable, userId: string) => Promise<unknown>;

type OwnTable = PgTable & Record<'userId' | 'createdAt', PgColumn>;

/** The rows of a table that belong to a person, the oldest first, under names that they understand. */
export function ownRows(table: OwnTable, columns: Record<string, PgColumn>): Reader {
  return async (db, userId) =>
    db.select(columns).from(table).where(eq(table.userId, userId)).orderBy(asc(table.createdAt));
}
