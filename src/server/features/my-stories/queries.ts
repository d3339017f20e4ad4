import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { MyStory, MyStorySummary, myStoryChange, newMyStory } from '#contract/my-stories.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Queryable } from '#server/db/database.ts';
import { myStories } from '#server/db/schema/my-stories.ts';

const PREVIEW = 200;

export type KeptStory = z.output<typeof newMyStory>;
export type ChangedStory = z.output<typeof myStoryChange>;

/** Runs in the transaction that puts a new story in My Stories, and says what it earned. */
export type Announce<Earned> = (tx: Queryable, userId: string, story: KeptStory) => Promise<Earned[]>;

export interface Page {
  /** Only what was last changed before this time. */
  before?: Date | undefined;
  /** Only the favorites. */
  favorite?: boolean;
  limit: number;
}

/**
 * Newest first. The time of a page's last story is where the next page begins, and it is sent in milliseconds; so a page
 * ends only where a millisecond does, and may be longer than asked for, or what shares one would be lost between pages.
 */
export async function listStories(
  db: Queryable,
  userId: string,
  { before, favorite, limit }: Page,
): Promise<{ stories: MyStorySummary[]; more: boolean }> {
  const wanted = and(eq(myStories.userId, userId), favorite ? myStories.favorite : undefined);
  const mine = and(wanted, before && lt(myStories.updatedAt, before));
  const [last] = await db
    .select({ updatedAt: myStories.updatedAt })
    .from(myStories)
    .where(mine)
    .orderBy(desc(myStories.updatedAt))
    .offset(limit - 1)
    .limit(1);
  const end = last?.updatedAt;
  const rows = await db
    .select(SUMMARY)
    .from(myStories)
    .where(and(mine, end && gte(myStories.updatedAt, end)))
    .orderBy(desc(myStories.updatedAt), desc(myStories.id));
  return { stories: rows.map(summaryOf), more: end !== undefined && (await hasOlder(db, wanted, end)) };
}

/** What a card needs. */
export const SUMMARY = {
  id: myStories.id,
  title: myStories.title,
  ageGroup: myStories.ageGroup,
  language: myStories.language,
  theme: myStories.theme,
  setting: myStories.setting,
  settingId: sql<string>`coalesce(${myStories.choices} -> 'setting' ->> 'id', '')`,
  picture: sql<string | null>`${myStories.media} -> 'pictures' -> 0 ->> 'url'`,
  preview: sql<string>`left(${myStories.segments} -> 0 ->> 'text', ${PREVIEW})`,
  favorite: myStories.favorite,
  series: myStories.series,
  createdAt: myStories.createdAt,
  updatedAt: myStories.updatedAt,
};

export function summaryOf<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  return { ...row, ...timesOf(row) };
}

async function hasOlder(db: Queryable, wanted: SQL | undefined, time: Date): Promise<boolean> {
  const [older] = await db
    .select({ id: myStories.id })
    .from(myStories)
    .where(and(wanted, lt(myStories.updatedAt, time)))
    .limit(1);
  return older !== undefined;
}

export interface Kept<Earned> {
  story: MyStory;
  earned: Earned[];
  isNew: boolean;
}

/**
 * Whoever sends the same story again gets the stored one, and nobody hears of it twice; of two at once the second waits
 * for the first. Undefined if the id is somebody else's.
 */
export function keepStory<Earned>(
  db: Queryable,
  userId: string,
  story: KeptStory,
  announce: Announce<Earned>,
): Promise<Kept<Earned> | undefined> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(myStories)
      .values({ ...story, ...namesOf(story.choices), userId })
      .onConflictDoNothing({ target: myStories.id })
      .returning();
    if (made) return { story: storyOf(made), earned: await announce(tx, userId, story), isNew: true };
    const stored = await findStory(tx, userId, story.id);
    return stored && { story: stored, earned: [], isNew: false };
  });
}

export async function findStory(db: Queryable, userId: string, id: string): Promise<MyStory | undefined> {
  const [row] = await db.select().from(myStories).where(own(userId, id));
  return row && storyOf(row);
}

export async function languageOfStory(
  db: Queryable,
  userId: string,
  id: string,
): Promise<LanguageCode | undefined> {
  const [row] = await db.select({ language: myStories.language }).from(myStories).where(own(userId, id));
  return row?.language;
}

/** Either the story as it is now, or the newer one that stands in the way of the change. */
export type Change = { story: MyStory } | { newer: MyStory };

/**
 * Whoever names the revision that they changed does not write over a newer text. A change that leaves the text as it is
 * (another picture, the place where somebody stopped) raises nothing and is never refused.
 */
export function changeStory(
  db: Queryable,
  userId: string,
  id: string,
  { revision, ...change }: ChangedStory,
): Promise<Change | undefined> {
  return db.transaction(async (tx) => {
    const [stored] = await tx.select().from(myStories).where(own(userId, id)).for('update');
    if (!stored) return undefined;
    if (Object.keys(change).length === 0) return { story: storyOf(stored) };
    const isNews = TOLD.some((field) => field in change && !isDeepStrictEqual(change[field], stored[field]));
    if (isNews && revision !== undefined && revision !== stored.revision) return { newer: storyOf(stored) };
    const [row] = await tx
      .update(myStories)
      .set({
        ...change,
        ...(change.choices && namesOf(change.choices)),
        ...(isNews && { revision: stored.revision + 1 }),
      })
      .where(own(userId, id))
      .returning();
    return row && { story: storyOf(row) };
  });
}

/** What people would miss. */
const TOLD = ['title', 'choices', 'segments'] as const;

/** Liked or not, it stays where it was among what was read lately. False if it is not there. */
export async function markFavorite(
  db: Queryable,
  userId: string,
  id: string,
  favorite: boolean,
): Promise<boolean> {
  const marked = await db
    .update(myStories)
    .set({ favorite, updatedAt: sql`${myStories.updatedAt}` })
    .where(own(userId, id))
    .returning({ id: myStories.id });
  return marked.length > 0;
}

/** As it was, or undefined if it was not there. */
export async function removeStory(db: Queryable, userId: string, id: string): Promise<MyStory | undefined> {
  const [removed] = await db.delete(myStories).where(own(userId, id)).returning();
  return removed && storyOf(removed);
}

function own(userId: string, id: string) {
  return and(eq(myStories.id, id), eq(myStories.userId, userId));
}

function namesOf({ theme, setting }: KeptStory['choices']) {
  return { theme: theme.name, setting: setting.name };
}

function storyOf(row: typeof myStories.$inferSelect): MyStory {
  const { id, title, ageGroup, language, choices, segments, revision, position, media, toldBy, ofClass } =
    row;
  return {
    id,
    title,
    ageGroup,
    language,
    choices,
    segments,
    revision,
    position,
    media,
    toldBy,
    ofClass,
    ...timesOf(row),
  };
}

function timesOf({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
