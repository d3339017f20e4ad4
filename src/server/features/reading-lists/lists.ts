import { and, asc, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ReadingList, readingListWish } from '#contract/reading-lists.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { MOST_LISTS, newlyShown } from '#domain/reading-list.ts';
import { bookLinks } from '#server/db/schema/book-links.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { readingCodes, readingListEntries, readingLists } from '#server/db/schema/reading-lists.ts';
import { stories } from '#server/db/schema/stories.ts';
import { asCode, codesOf, type ReadingListsOptions } from '#server/features/reading-lists/codes.ts';
import { entriesOf } from '#server/features/reading-lists/entries.ts';

type Wish = z.output<typeof readingListWish>;

export type ReadingLists = ReturnType<typeof openReadingLists>;
/** What stands in the way of a list. */
export type Obstacle = 'missing' | 'too many' | 'not theirs' | 'not agreed';

/** Lists of stories, each of whose it is, and the codes that open them. */
export function openReadingLists({ db }: Pick<Database, 'db'>, options: ReadingListsOptions) {
  const { fingerprint, isOn } = options;

  const list = async (userId: string, language: LanguageCode): Promise<ReadingList[]> => {
    const rows = await db
      .select()
      .from(readingLists)
      .where(eq(readingLists.userId, userId))
      .orderBy(desc(readingLists.createdAt));
    const ids = rows.map(({ id }) => id);
    const [entries, codes] = [await entriesOf(db, ids, { fingerprint, language }), await liveCodes(db, ids)];
    return rows.map(({ id, title, dueOn }) => ({
      id,
      title,
      dueOn,
      entries: entries.get(id) ?? [],
      codes: codes.filter(({ listId }) => listId === id).map(asCode),
    }));
  };

  /** All of it anew; what is no more on it is closed to those who have a code. */
  const save = (userId: string, wish: Wish, id?: string): Promise<{ id: string } | Obstacle> =>
    db.transaction(async (tx) => {
      if (!(await areTheirs(tx, userId, wish.entries))) return 'not theirs';
      const before = id === undefined ? [] : await ownEntries(tx, userId, id);
      if (!wish.agreed && newlyShown(wish.entries, before).length > 0) return 'not agreed';
      const saved = id === undefined ? await add(tx, userId, wish) : await change(tx, userId, wish, id);
      if (typeof saved === 'string') return saved;
      const values = wish.entries.map(({ kind, id: storyId }, position) => ({
        listId: saved.id,
        position,
        ...(kind === 'library' ? { storyId } : { myStoryId: storyId }),
      }));
      if (values.length > 0) await tx.insert(readingListEntries).values(values);
      return saved;
    });

  const remove = async (userId: string, id: string): Promise<boolean> => {
    const gone = await db.delete(readingLists).where(own(userId, id));
    return gone.rowCount === 1;
  };

  return { isOn, list, save, remove, codes: codesOf(db, options) };
}

function own(userId: string, id: string) {
  return and(eq(readingLists.id, id), eq(readingLists.userId, userId));
}

async function add(
  tx: Queryable,
  userId: string,
  { title, dueOn }: Wish,
): Promise<{ id: string } | Obstacle> {
  if ((await tx.$count(readingLists, eq(readingLists.userId, userId))) >= MOST_LISTS) return 'too many';
  const [made] = await tx
    .insert(readingLists)
    .values({ userId, title, dueOn })
    .returning({ id: readingLists.id });
  return made ?? 'missing';
}

async function change(
  tx: Queryable,
  userId: string,
  { title, dueOn, entries }: Wish,
  id: string,
): Promise<{ id: string } | Obstacle> {
  const [changed] = await tx
    .update(readingLists)
    .set({ title, dueOn })
    .where(own(userId, id))
    .returning({ id: readingLists.id });
  if (!changed) return 'missing';
  await tx.delete(readingListEntries).where(eq(readingListEntries.listId, id));
  const codes = tx.select({ id: readingCodes.id }).from(readingCodes).where(eq(readingCodes.listId, id));
  const stay = entries.filter(({ kind }) => kind === 'own').map((entry) => entry.id);
  await tx
    .delete(bookLinks)
    .where(
      and(
        inArray(bookLinks.codeId, codes),
        stay.length > 0 ? notInArray(bookLinks.storyId, stay) : undefined,
      ),
    );
  return changed;
}

/** Which of their own stories stand on a list of theirs already. */
async function ownEntries(tx: Queryable, userId: string, listId: string) {
  const rows = await tx
    .select({ id: readingListEntries.myStoryId })
    .from(readingListEntries)
    .innerJoin(readingLists, eq(readingLists.id, readingListEntries.listId))
    .where(own(userId, listId));
  return rows.flatMap(({ id }) => (id === null ? [] : [{ kind: 'own' as const, id }]));
}

/** Of the library, or of their own shelf. */
async function areTheirs(tx: Queryable, userId: string, entries: Wish['entries']): Promise<boolean> {
  const idsOf = (wanted: 'library' | 'own') => [
    ...new Set(entries.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))),
  ];
  const [library, shelf] = [idsOf('library'), idsOf('own')];
  const inLibrary = library.length === 0 ? 0 : await tx.$count(stories, inArray(stories.id, library));
  const onShelf =
    shelf.length === 0
      ? 0
      : await tx.$count(myStories, and(eq(myStories.userId, userId), inArray(myStories.id, shelf)));
  return inLibrary === library.length && onShelf === shelf.length;
}

function liveCodes(db: Queryable, listIds: readonly string[]) {
  if (listIds.length === 0) return [];
  return db
    .select()
    .from(readingCodes)
    .where(and(inArray(readingCodes.listId, [...listIds]), gt(readingCodes.endsAt, sql`now()`)))
    .orderBy(asc(readingCodes.createdAt));
}
