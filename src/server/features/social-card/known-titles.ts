import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { blogPosts, educationalGuides } from '#server/db/schema/editorial.ts';
import { libraryTexts, seriesTellings, storySeries } from '#server/db/schema/stories.ts';

/** Whether something of ours is called that. */
export async function isOurTitle(db: Queryable, title: string): Promise<boolean> {
  const one = { found: sql<number>`1` };
  const found = await unionAll(
    db.select(one).from(blogPosts).where(eq(blogPosts.title, title)),
    db.select(one).from(educationalGuides).where(eq(educationalGuides.title, title)),
    db.select(one).from(libraryTexts).where(eq(libraryTexts.title, title)),
    db.select(one).from(seriesTellings).where(eq(seriesTellings.title, title)),
    db.select(one).from(storySeries).where(eq(storySeries.title, title)),
  ).limit(1);
  return found.length > 0;
}
