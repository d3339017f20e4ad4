import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { linkKey, type BookLink, type newBookLink } from '#contract/book-links.ts';
import { endOfLink } from '#domain/book-link.ts';
import type { Database } from '#server/db/database.ts';
import { notBanned } from '#server/db/not-banned.ts';
import { bookLinks } from '#server/db/schema/book-links.ts';

const KEY_BYTES = 16;

/** Which book a key opens. */
export interface Opened {
  id: string;
  /** Whose book it is. */
  userId: string;
  storyId: string;
  withRecordings: boolean;
  mayCopy: boolean;
}

export type BookLinks = ReturnType<typeof openBookLinks>;

interface Switches {
  isOn: boolean;
  /** Reading lists are on: links that were made for their codes open. */
  hasCodes: boolean;
  /** Of links that are made for a code their keys are made again, and kept nowhere. */
  secret: readonly Buffer[];
}

/** A code that opens a reading list. */
export interface CodeOfList {
  id: string;
  userId: string;
  endsAt: Date;
}

/** Private links. Where they are switched off none opens anything, and those that were made wait. */
export function openBookLinks({ db }: Pick<Database, 'db'>, { isOn, hasCodes, secret: [secret] }: Switches) {
  const opens = (sent: unknown): SQL | undefined => {
    const key = linkKey.safeParse(sent);
    if (!isOn || !key.success) return undefined;
    return and(
      eq(bookLinks.keyHash, hashOf(key.data)),
      lives(),
      notBanned(bookLinks.userId),
      hasCodes ? undefined : isNull(bookLinks.codeId),
    );
  };

  const make = async (
    userId: string,
    { storyId, life, withRecordings, mayCopy }: z.output<typeof newBookLink>,
  ): Promise<{ link: BookLink; key: string }> => {
    const key = randomBytes(KEY_BYTES).toString('hex');
    const endsAt = endOfLink(life, new Date());
    const [made] = await db
      .insert(bookLinks)
      .values({ userId, storyId, withRecordings, mayCopy, endsAt, keyHash: hashOf(key) })
      .returning(SEEN);
    if (!made) throw new Error('no link was made');
    return { link: asSent(made), key };
  };

  const list = async (userId: string): Promise<BookLink[]> => {
    const rows = await db
      .select(SEEN)
      .from(bookLinks)
      .where(and(eq(bookLinks.userId, userId), isNull(bookLinks.codeId), lives()))
      .orderBy(desc(bookLinks.createdAt));
    return rows.map(asSent);
  };

  const count = (storyId: string): Promise<number> =>
    db.$count(bookLinks, and(eq(bookLinks.storyId, storyId), isNull(bookLinks.codeId), lives()));

  const end = async (userId: string, id: string): Promise<boolean> => {
    const gone = await db.delete(bookLinks).where(and(eq(bookLinks.id, id), eq(bookLinks.userId, userId)));
    return gone.rowCount === 1;
  };

  const find = async (key: unknown): Promise<Opened | undefined> => {
    const which = opens(key);
    if (!which) return undefined;
    const [opened] = await db.select(OPENED).from(bookLinks).where(which);
    return opened;
  };

  /** The same, and counts that it was opened. */
  const open = async (key: unknown): Promise<Opened | undefined> => {
    const which = opens(key);
    if (!which) return undefined;
    const [opened] = await db
      .update(bookLinks)
      .set({ opened: sql`${bookLinks.opened} + 1` })
      .where(which)
      .returning(OPENED);
    return opened;
  };

  /** Which book a link opens, by what a report calls it; also when links are switched off by now. */
  const bookOf = async (mark: string): Promise<string | undefined> => {
    const [link] = await db
      .select({ storyId: bookLinks.storyId })
      .from(bookLinks)
      .where(eq(bookLinks.id, mark));
    return link?.storyId;
  };

  /** The keys by which stories on a reading list are opened: the same for the same code, and ended with it. */
  const forCode = async (
    { id: codeId, userId, endsAt }: CodeOfList,
    storyIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> => {
    if (!isOn || !hasCodes || !secret || storyIds.length === 0) return new Map();
    const keys = storyIds.map((storyId) => ({ storyId, key: keyOf(secret, codeId, storyId) }));
    await db
      .insert(bookLinks)
      .values(
        keys.map(({ storyId, key }) => ({
          userId,
          storyId,
          codeId,
          endsAt,
          withRecordings: false,
          keyHash: hashOf(key),
        })),
      )
      .onConflictDoNothing({ target: bookLinks.keyHash });
    return new Map(keys.map(({ storyId, key }) => [storyId, key]));
  };

  return { isOn, make, list, count, end, find, open, bookOf, forCode };
}

const SEEN = {
  id: bookLinks.id,
  storyId: bookLinks.storyId,
  withRecordings: bookLinks.withRecordings,
  mayCopy: bookLinks.mayCopy,
  opened: bookLinks.opened,
  createdAt: bookLinks.createdAt,
  endsAt: bookLinks.endsAt,
};

const OPENED = {
  id: bookLinks.id,
  userId: bookLinks.userId,
  storyId: bookLinks.storyId,
  withRecordings: bookLinks.withRecordings,
  mayCopy: bookLinks.mayCopy,
};

/** Also before the sweep has come by, what has run out opens nothing. */
function lives(): SQL | undefined {
  return or(isNull(bookLinks.endsAt), gt(bookLinks.endsAt, sql`now()`));
}

/** A key of 128 random bits cannot be guessed from its hash. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** As long and as random as any other, for who does not know the secret. */
function keyOf(secret: Buffer, codeId: string, storyId: string): string {
  return createHmac('sha256', secret)
    .update(`${codeId} ${storyId}`)
    .digest('hex')
    .slice(0, 2 * KEY_BYTES);
}

type Row = Omit<BookLink, 'createdAt' | 'endsAt'> & { createdAt: Date; endsAt: Date | null };

function asSent({ createdAt, endsAt, ...link }: Row): BookLink {
  return { ...link, createdAt: createdAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
}
