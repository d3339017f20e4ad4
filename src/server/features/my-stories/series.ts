import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { SERIES_EXISTS, type OwnSeries, type ownSeriesWish } from '#contract/own-series.ts';
import type { Queryable } from '#server/db/database.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { SUMMARY, summaryOf } from '#server/features/my-stories/queries.ts';
import { AppError } from '#server/http/errors.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';

/** Each in the order in which it is read, the series by their names. */
export async function listSeries(db: Queryable, userId: string): Promise<OwnSeries[]> {
  const rows = await db
    .select(SUMMARY)
    .from(myStories)
    .where(and(eq(myStories.userId, userId), isNotNull(myStories.series)))
    .orderBy(asc(myStories.series), asc(myStories.seriesPlace), asc(myStories.createdAt));
  const series = Map.groupBy(rows.map(summaryOf), (story) => story.series ?? '');
  return [...series].map(([title, stories]) => ({ title, stories }));
}

/**
 * Makes a series what is wished: books that are new to it come in, from another one as well, and those that are named no more stand alone again.
 * None of them is newer for that. A name that another series has is refused: two would flow into one.
 */
export function arrangeSeries(
  db: Queryable,
  userId: string,
  { title, was, stories: wanted }: z.output<typeof ownSeriesWish>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const names = was === undefined ? [title] : [title, was];
    const known = await tx
      .select({ id: myStories.id, series: myStories.series, language: myStories.language })
      .from(myStories)
      .where(
        and(
          eq(myStories.userId, userId),
          or(inArray(myStories.series, names), wanted.length > 0 ? inArray(myStories.id, wanted) : undefined),
        ),
      )
      .orderBy(asc(myStories.id))
      .for('update');
    const books = wanted.map((id) => known.find((story) => story.id === id));
    if (books.includes(undefined))
      throw new AppError(404, 'not_found', 'There is no such story in My Stories');
    for (const language of new Set(books.map((book) => book?.language))) requireSafeText({ title }, language);
    const isTaken = title !== was && known.some(({ series }) => series === title);
    if (isTaken) throw new AppError(409, SERIES_EXISTS, 'There is a series of this name already');
    const left = known.filter(({ id, series }) => series === was && !wanted.includes(id));
    const place = (id: string, series: string | null, seriesPlace: number | null) =>
      tx
        .update(myStories)
        .set({ series, seriesPlace, updatedAt: sql`${myStories.updatedAt}` })
        .where(and(eq(myStories.id, id), eq(myStories.userId, userId)));
    for (const { id } of left) await place(id, null, null);
    for (const [i, id] of wanted.entries()) await place(id, title, i);
  });
}
