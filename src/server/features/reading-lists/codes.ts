import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OpenedList, ReadingCode } from '#contract/reading-lists.ts';
import type { LanguageCode } from '#domain/languages.ts';
import {
  CODE_LENGTH,
  CODE_SIGNS,
  endOfCode,
  MOST_CODES,
  readCode,
  sharedPath,
  sharedPicture,
  type CodeLife,
} from '#domain/reading-list.ts';
import type { Queryable } from '#server/db/database.ts';
import { notBanned } from '#server/db/not-banned.ts';
import { readingCodes, readingLists } from '#server/db/schema/reading-lists.ts';
import { entriesOf } from '#server/features/reading-lists/entries.ts';

/** Private links, as far as a code needs them: a key for each story, which ends with the code. */
export interface CodeLinks {
  forCode: (
    code: { id: string; userId: string; endsAt: Date },
    storyIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
}

export interface ReadingListsOptions {
  /** Own stories on a list are opened as by private links. */
  bookLinks: CodeLinks;
  fingerprint: (value: string) => Buffer;
  isOn: boolean;
}

/** Codes that open a reading list on any device. */
export function codesOf(db: Queryable, { bookLinks, fingerprint, isOn }: ReadingListsOptions) {
  const hashOf = (code: string) => fingerprint(`reading code ${code}`);
  const ownLists = (userId: string) =>
    db.select({ id: readingLists.id }).from(readingLists).where(eq(readingLists.userId, userId));

  const make = async (
    userId: string,
    listId: string,
    life: CodeLife,
  ): Promise<{ code: string; made: ReadingCode } | 'missing' | 'too many'> => {
    const [list] = await db
      .select({ id: readingLists.id })
      .from(readingLists)
      .where(and(eq(readingLists.id, listId), eq(readingLists.userId, userId)));
    if (!list) return 'missing';
    const live = and(eq(readingCodes.listId, listId), gt(readingCodes.endsAt, sql`now()`));
    if ((await db.$count(readingCodes, live)) >= MOST_CODES) return 'too many';
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
    const [made] = await db
      .insert(readingCodes)
      .values({ listId, codeHash: hashOf(code), endsAt: endOfCode(life, new Date()) })
      .returning();
    if (!made) throw new Error('no code was made');
    return { code, made: asCode(made) };
  };

  const end = async (userId: string, listId: string, id: string): Promise<boolean> => {
    const which = and(
      eq(readingCodes.id, id),
      eq(readingCodes.listId, listId),
      inArray(readingCodes.listId, ownLists(userId)),
    );
    return (await db.delete(readingCodes).where(which)).rowCount === 1;
  };

  /** What a code opens, and counts that it did. Own stories come with the keys of their links. */
  const open = async (typed: string, language: LanguageCode): Promise<OpenedList | undefined> => {
    const code = isOn ? readCode(typed) : undefined;
    if (code === undefined) return undefined;
    const [opened] = await db
      .update(readingCodes)
      .set({ opened: sql`${readingCodes.opened} + 1` })
      .where(
        and(
          eq(readingCodes.codeHash, hashOf(code)),
          gt(readingCodes.endsAt, sql`now()`),
          inArray(
            readingCodes.listId,
            db.select({ id: readingLists.id }).from(readingLists).where(notBanned(readingLists.userId)),
          ),
        ),
      )
      .returning();
    if (!opened) return undefined;
    const [list] = await db.select().from(readingLists).where(eq(readingLists.id, opened.listId));
    if (!list) return undefined;
    const entries = (await entriesOf(db, [list.id], { fingerprint, language })).get(list.id) ?? [];
    const own = entries.filter(({ kind }) => kind === 'own').map(({ id }) => id);
    const keys = await bookLinks.forCode({ id: opened.id, userId: list.userId, endsAt: opened.endsAt }, own);
    return {
      title: list.title,
      endsAt: opened.endsAt.toISOString(),
      dueOn: list.dueOn,
      entries: entries.flatMap(({ kind, id, title, language, ageGroup, picture, path, mark }) => {
        const about = { kind, title, language, ageGroup, mark };
        if (kind === 'library') return [{ ...about, picture, path }];
        const key = keys.get(id);
        return key === undefined
          ? []
          : [
              {
                ...about,
                picture: picture && sharedPicture(key, 'webp'),
                path: sharedPath(key),
              },
            ];
      }),
    };
  };

  return { make, end, open };
}

type CodeRow = Pick<typeof readingCodes.$inferSelect, 'id' | 'opened' | 'createdAt' | 'endsAt'>;

export function asCode({ id, opened, createdAt, endsAt }: CodeRow): ReadingCode {
  return { id, opened, createdAt: createdAt.toISOString(), endsAt: endsAt.toISOString() };
}
