import { sql } from 'drizzle-orm';
import type { AdminStatistics } from '#contract/admin.ts';
import { CUSTOM_THEMES, type StoryOption } from '#domain/story-options.ts';
import type { Queryable } from '#server/db/database.ts';
import { profiles } from '#server/db/schema/accounts.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { userFavorites } from '#server/db/schema/reactions.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { stories } from '#server/db/schema/stories.ts';

const TOP_THEMES = 5;
const DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** A theme of the catalogue. */
type Theme = Pick<StoryOption, 'id' | 'name'>;

/** Each figure is counted anew; indexes hold all that is needed (`npm run bench admin`). */
export async function collectStatistics(
  db: Queryable,
  themes: readonly Theme[],
  now = new Date(),
): Promise<AdminStatistics> {
  const weekAgo = new Date(now.getTime() - DAYS * DAY_MS);
  const [totalUsers, activeUsers7d, own, storiesInLibrary, opinions, totalFavorites, recentActivity] =
    await Promise.all([
      db.$count(profiles),
      countActive(db, weekAgo),
      countMyStories(
        db,
        weekAgo,
        themes.map(({ id }) => id),
      ),
      db.$count(stories),
      countOpinions(db),
      db.$count(userFavorites),
      countDays(db, now),
    ]);
  return {
    totalUsers,
    activeUsers7d,
    totalStories: own.all + storiesInLibrary,
    savedStories: own.all,
    storiesInLibrary,
    storiesCreated7d: own.lately,
    totalFavorites,
    ...opinions,
    topThemes: own.top.map(({ key, count }) => ({
      theme: themes.find(({ id }) => id === key)?.name ?? CUSTOM_THEMES,
      count,
    })),
    recentActivity,
  };
}

export async function countActive(db: Queryable, since: Date): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::int as people from (
      select user_id from ${userAnalytics}
      where created_at >= ${since} and user_id is not null
      group by user_id
    ) active`);
  return rows[0]?.people ?? 0;
}

interface CountedStories {
  all: number;
  lately: number;
  top: { key: string; count: number }[];
}

export async function countMyStories(
  db: Queryable,
  since: Date,
  known: readonly string[],
): Promise<CountedStories> {
  const ids = sql.join(
    known.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ all: number; lately: number; top: CountedStories['top'] }>(sql`
    with keys as materialized (
      select theme_key as key, count(*)::int as count, count(*) filter (where created_at >= ${since}) as lately
      from ${myStories} group by theme_key
    ), themes as (
      select case when key in (${ids}) then key else ${CUSTOM_THEMES} end as key, sum(count)::int as count, sum(lately) as lately
      from keys group by 1
    )
    select coalesce(sum(count), 0)::int as "all", coalesce(sum(lately), 0)::int as lately,
      (select coalesce(json_agg(json_build_object('key', key, 'count', count)), '[]')
        from (select * from themes order by count desc, key limit ${TOP_THEMES}) best) as top
    from themes`);
  return rows[0] ?? { all: 0, lately: 0, top: [] };
}

type Opinions = Pick<AdminStatistics, 'totalFeedback' | 'avgRating' | 'ratings'>;

export async function countOpinions(db: Queryable): Promise<Opinions> {
  const { rows } = await db.execute<{ rating: number | null; count: number }>(
    sql`select rating, count(*)::int as count from ${feedback} group by rating`,
  );
  const ratings = [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: rows.find((row) => row.rating === rating)?.count ?? 0,
  }));
  const rated = sum(ratings.map(({ count }) => count));
  return {
    totalFeedback: sum(rows.map(({ count }) => count)),
    avgRating: rated === 0 ? null : sum(ratings.map(({ rating, count }) => rating * count)) / rated,
    ratings,
  };
}

export async function countDays(db: Queryable, now: Date): Promise<AdminStatistics['recentActivity']> {
  const dates = Array.from({ length: DAYS }, (_, i) => dateOf(now.getTime() - (DAYS - 1 - i) * DAY_MS));
  const { rows } = await db.execute<{ date: string; events: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as date, events from (
      select (created_at at time zone 'UTC')::date as day, count(*)::int as events
      from ${userAnalytics}
      where created_at >= ${new Date(`${dates[0]}T00:00:00Z`)}
      group by day
    ) days`);
  return dates.map((date) => ({ date, events: rows.find((row) => row.date === date)?.events ?? 0 }));
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
