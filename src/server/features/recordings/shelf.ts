import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Recording } from '#contract/recordings.ts';
import type { Relation } from '#domain/recordings.ts';
import type { Packer, RatedSound } from '#engines/narrator/packing/packer.ts';
import { VOICE_RATES, type RecordedSound, type VoiceRate } from '#engines/narrator/recording.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { isForeignKeyViolation } from '#server/db/postgres-errors.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { recordings } from '#server/db/schema/recordings.ts';
import type { Media } from '#server/storage/media.ts';
import { ofAccount } from '#server/storage/owner.ts';

const KIND = 'recordings';

export interface ShelfDependencies {
  database: Pick<Database, 'db'>;
  media: Media;
  packer: Packer;
}

/** Whose story it is, and which page of it in which voice; without a page all of the voice, without a voice all. */
export interface Which {
  userId: string;
  storyId: string;
  voice?: Relation;
  page?: string;
}

/** What families have recorded. What is not theirs is not there. */
export type RecordingShelf = ReturnType<typeof openRecordingShelf>;

export function openRecordingShelf({ database: { db }, media, packer }: ShelfDependencies) {
  const list = (which: Which): Promise<(Omit<Recording, 'createdAt'> & { createdAt: Date })[]> =>
    db
      .select({
        voice: recordings.voice,
        page: recordings.page,
        duration: recordings.duration,
        bytes: mediaTable.bytes,
        createdAt: recordings.createdAt,
      })
      .from(recordings)
      .innerJoin(mediaTable, eq(mediaTable.name, recordings.sound))
      .where(those(which))
      .orderBy(asc(recordings.createdAt));

  const bytesOf = async (userId: string): Promise<number> => {
    const [{ bytes } = { bytes: '0' }] = await db
      .select({ bytes: sql<string>`coalesce(sum(${mediaTable.bytes}), 0)` })
      .from(mediaTable)
      .where(and(eq(mediaTable.userId, userId), eq(mediaTable.kind, KIND), eq(mediaTable.doomed, false)));
    return Number(bytes);
  };

  /** Lays a sound among the media, for a row that is yet to come; gives its name. */
  const stow = async (
    { userId, storyId }: Pick<Which, 'userId' | 'storyId'>,
    sounds: readonly RatedSound[],
  ): Promise<string> => {
    const owner = ofAccount(userId);
    const name = media.names.nameOf(owner, KIND, randomUUID());
    const source = media.names.sourceOf(owner, storyId);
    for (const { rate, audio } of sounds)
      await media.keep({ kind: KIND, owner, name, source, ending: endingOf(rate), bytes: audio });
    return name;
  };

  /** What was stowed, as recordings of a story that nobody has read before. */
  const enter = async (tx: Queryable, rows: readonly (typeof recordings.$inferInsert)[]): Promise<void> => {
    if (rows.length > 0) await tx.insert(recordings).values([...rows]);
  };

  /** In place of an older one of the same page and voice. False if the story is gone meanwhile. */
  const keep = async (which: Required<Which>, sound: RecordedSound): Promise<boolean> => {
    const { duration, sounds } = await packer.recording(sound, which.userId);
    const name = await stow(which, sounds);
    const isKept = await put({ ...which, sound: name, duration });
    if (!isKept) await media.doom(db, eq(mediaTable.name, name));
    await media.purge();
    return isKept;
  };

  const put = (row: Required<Which> & { sound: string; duration: number }): Promise<boolean> =>
    db
      .transaction(async (tx) => {
        const [older] = await tx.select().from(recordings).where(those(row)).for('update');
        if (older) await media.doom(tx, eq(mediaTable.name, older.sound));
        const { sound, duration } = row;
        await tx
          .insert(recordings)
          .values(row)
          .onConflictDoUpdate({
            target: [recordings.storyId, recordings.voice, recordings.page],
            set: { sound, duration, createdAt: sql`now()` },
          });
        return true;
      })
      .catch((error: unknown) => {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      });

  const read = async (which: Required<Which>, rate: VoiceRate = VOICE_RATES[0]) => {
    const [row] = await db.select({ sound: recordings.sound }).from(recordings).where(those(which));
    return row && media.read(KIND, row.sound, endingOf(rate));
  };

  const remove = async (which: Which): Promise<number> => {
    const gone = await db.delete(recordings).where(those(which)).returning({ sound: recordings.sound });
    const names = gone.map(({ sound }) => sound);
    if (names.length === 0) return 0;
    await media.doom(db, inArray(mediaTable.name, names));
    await media.purge();
    return names.length;
  };

  return { list, bytesOf, keep, stow, enter, read, remove };
}

function endingOf(rate: VoiceRate): string {
  return `.${rate}.mp3`;
}

function those({ userId, storyId, voice, page }: Which): SQL | undefined {
  return and(
    eq(recordings.userId, userId),
    eq(recordings.storyId, storyId),
    voice && eq(recordings.voice, voice),
    page === undefined ? undefined : eq(recordings.page, page),
  );
}
