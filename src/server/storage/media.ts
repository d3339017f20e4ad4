import { and, eq, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import type { MediaBounds } from '#server/config.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { isForeignKeyViolation } from '#server/db/postgres-errors.ts';
import { media, MEDIA_KINDS, type MediaKind } from '#server/db/schema/media.ts';
import type { MediaStore } from '#server/storage/file-store.ts';
import { doomBeyond, doomBeyondAll } from '#server/storage/media-bounds.ts';
import type { MediaNames } from '#server/storage/media-names.ts';
import { createMemory } from '#server/storage/memory.ts';
import { StorageAwayError } from '#server/storage/storage-away-error.ts';
import type { Owner } from '#server/storage/owner.ts';

export interface NewMedia {
  kind: MediaKind;
  owner: Owner;
  name: string;
  /** What its file is called after the name. */
  ending: string;
  bytes: Uint8Array;
  /** Of a sound: what stands for its sentence; of a recording for its story. */
  source?: string;
}

export type AddedFile = Pick<NewMedia, 'kind' | 'name' | 'ending' | 'bytes'>;

/** Everything that was drawn or read for somebody, in files that belong to them. */
export interface Media {
  names: MediaNames;
  /**
   * If its owner is gone meanwhile, nothing is kept. While the database is away, what was made stays in memory, and is kept
   * when it is back; a recording is refused, for nobody could make it again.
   */
  keep(item: NewMedia): Promise<void>;
  /** One more file of something that is kept; of anything else nothing is kept. */
  add(item: AddedFile): Promise<void>;
  read(kind: MediaKind, name: string, ending: string): Promise<Uint8Array | undefined>;
  /** Marks what fits; the files go with the next `purge`. */
  doom(db: Queryable, which: SQL | undefined): Promise<void>;
  /** Removes all that is marked, and what accounts left that are gone. */
  purge(): Promise<number>;
  /** Holds what people caused to the bound of all together. */
  bound(): Promise<void>;
  /** Removes files that no row knows of, and what interrupted writers left. */
  tidy(): Promise<void>;
}

export interface MediaDependencies {
  database: Pick<Database, 'db'>;
  files: (kind: MediaKind) => MediaStore;
  names: MediaNames;
  bounds: MediaBounds;
  /** How often it is tried to keep what waits for the database. */
  againMs?: number;
}

const HOUR_MS = 3_600_000;
/** Looking at everything costs more than looking at one owner's. */
const BOUND_ALL_MS = 60_000;
const BATCH = 500;
const MOST_REMEMBERED = 20_000;
/** In bytes. */
const MOST_WAITING = 32_000_000;
const AGAIN_MS = 5_000;

/** Of accounts that are gone, too: there the owner was taken away by the database itself. */
const isDoomed = sql`(${media.doomed} or (${media.ownerKind} = 'account' and ${media.userId} is null))`;

export function createMedia({
  database: { db },
  files,
  names,
  bounds,
  againMs = AGAIN_MS,
}: MediaDependencies): Media {
  const stores = {
    pictures: files('pictures'),
    speech: files('speech'),
    recordings: files('recordings'),
  };
  const touched = new Map<string, number>();
  let boundAllAt = 0;
  const waiting = createMemory<NewMedia | AddedFile>(MOST_WAITING, ({ bytes }) => bytes.length);
  let again: NodeJS.Timeout | undefined;

  /** What was made is answered, whether it can be kept now or not. */
  async function keepOrWait(item: NewMedia | AddedFile): Promise<void> {
    try {
      await keepNow(item);
    } catch (error) {
      if (item.kind === 'recordings' || !isDatabaseAway(error)) throw error;
      waiting.put(item.name + item.ending, item);
      keepSoon();
    }
  }

  function keepSoon(): void {
    again ??= setTimeout(() => {
      again = undefined;
      void keepWaiting();
    }, againMs).unref();
  }

  async function keepWaiting(): Promise<void> {
    for (const [file, item] of waiting.all()) {
      try {
        await keepNow(item);
      } catch (error) {
        if (isDatabaseAway(error)) return keepSoon();
      }
      waiting.forget([file]);
    }
  }

  function keepNow(item: NewMedia | AddedFile): Promise<void> {
    return 'owner' in item ? keep(item) : add(item);
  }

  async function keep({ kind, owner, name, ending, bytes, source }: NewMedia): Promise<void> {
    if (!(await enter({ ...columnsOf(owner), kind, name, source, files: [ending], bytes: bytes.length })))
      return;
    await write({ kind, name, ending, bytes });
    if (await doomBeyond(db, owner, bounds)) await purge();
    if (Date.now() - boundAllAt > BOUND_ALL_MS) await bound();
  }

  async function enter(row: typeof media.$inferInsert): Promise<boolean> {
    const again = { ...grownBy(row.files[0] ?? '', row.bytes), doomed: false, usedAt: sql`now()` };
    try {
      await db.insert(media).values(row).onConflictDoUpdate({ target: media.name, set: again });
      return true;
    } catch (error) {
      if (isForeignKeyViolation(error)) return false;
      throw error;
    }
  }

  /** Who marks it meanwhile may have looked for the file too early; then it is ours to remove it. */
  async function write({ kind, name, ending, bytes }: Omit<NewMedia, 'owner'>): Promise<void> {
    await stores[kind].keep(name + ending, bytes);
    const wanted = await db.$count(media, and(eq(media.name, name), not(isDoomed)));
    if (wanted === 0) await isRemoved(kind, [name + ending]);
  }

  async function add(item: AddedFile): Promise<void> {
    const { name, ending, bytes } = item;
    const [row] = await db
      .update(media)
      .set(grownBy(ending, bytes.length))
      .where(and(eq(media.name, name), not(isDoomed)))
      .returning();
    if (!row) return;
    await write(item);
    const owner = ownerOfRow(row);
    if (owner && (await doomBeyond(db, owner, bounds))) await purge();
  }

  async function read(kind: MediaKind, name: string, ending: string): Promise<Uint8Array | undefined> {
    const unkept = waiting.get(name + ending);
    if (unkept) return unkept.bytes;
    const bytes = await stores[kind].read(name + ending);
    if (bytes) await touch(name);
    return bytes;
  }

  /** Reading must not cost a write each time, nor fail where a write would. */
  async function touch(name: string): Promise<void> {
    const now = Date.now();
    if (now - (touched.get(name) ?? 0) < HOUR_MS) return;
    if (touched.size >= MOST_REMEMBERED) touched.clear();
    touched.set(name, now);
    const stale = lt(media.usedAt, new Date(now - HOUR_MS));
    await db
      .update(media)
      .set({ usedAt: sql`now()` })
      .where(and(eq(media.name, name), stale))
      .catch(() => undefined);
  }

  async function purge(): Promise<number> {
    let purged = 0;
    for (;;) {
      const gone = await db
        .select({ name: media.name, kind: media.kind, files: media.files })
        .from(media)
        .where(isDoomed)
        .limit(BATCH);
      for (const kind of MEDIA_KINDS) {
        const some = gone.filter((row) => row.kind === kind);
        const theirs = some.flatMap((row) => row.files.map((ending) => row.name + ending));
        if (!(await isRemoved(kind, theirs))) return purged;
      }
      for (const { name } of gone) touched.delete(name);
      const all = gone.map(({ name }) => name);
      if (all.length > 0) await db.delete(media).where(and(inArray(media.name, all), isDoomed));
      purged += gone.length;
      if (gone.length < BATCH) return purged;
    }
  }

  /** Where files cannot be removed just now, what is marked stays so, and the next sweep tries again. */
  async function isRemoved(kind: MediaKind, some: readonly string[]): Promise<boolean> {
    try {
      if (some.length > 0) await stores[kind].delete(some);
      return true;
    } catch (error) {
      if (error instanceof StorageAwayError) return false;
      throw error;
    }
  }

  async function bound(): Promise<void> {
    boundAllAt = Date.now();
    if (await doomBeyondAll(db, bounds)) await purge();
  }

  async function tidy(): Promise<void> {
    for (const kind of MEDIA_KINDS) {
      await stores[kind].tidy();
      let some: string[] = [];
      for await (const file of stores[kind].list()) {
        some.push(file);
        if (some.length >= BATCH) await removeStrays(kind, some.splice(0));
      }
      await removeStrays(kind, some);
      some = [];
    }
  }

  /** A row is written before its file, so what has none now will never have one. */
  async function removeStrays(kind: MediaKind, found: readonly string[]): Promise<void> {
    const nameIn = (file: string) => file.slice(0, NAME_LENGTH);
    const rows = await db
      .select({ name: media.name, files: media.files })
      .from(media)
      .where(and(eq(media.kind, kind), inArray(media.name, found.map(nameIn))));
    const known = new Set(rows.flatMap((row) => row.files.map((ending) => row.name + ending)));
    await stores[kind].delete(found.filter((file) => !known.has(file)));
  }

  return {
    names,
    keep: keepOrWait,
    add: keepOrWait,
    read,
    purge,
    bound,
    tidy,
    doom: async (queryable, which) => {
      await queryable.update(media).set({ doomed: true }).where(which);
    },
  };
}

const NAME_LENGTH = 40;

/** A file that is written again counts once. */
function grownBy(ending: string, bytes: number) {
  const known = sql`${ending} = any(${media.files})`;
  return {
    files: sql`case when ${known} then ${media.files} else array_append(${media.files}, ${ending}) end`,
    bytes: sql`case when ${known} then ${media.bytes} else ${media.bytes} + ${bytes} end`,
  };
}

function columnsOf(owner: Owner) {
  return {
    ownerKind: owner.kind,
    ...(owner.kind === 'account' && { userId: owner.userId }),
    ...(owner.kind === 'guest' && { guest: owner.guest }),
  };
}

function ownerOfRow(row: typeof media.$inferSelect): Owner | undefined {
  if (row.userId) return { kind: 'account', userId: row.userId };
  return row.guest ? { kind: 'guest', guest: row.guest } : undefined;
}
