import { and, eq, sql } from 'drizzle-orm';
import type { MultimediaProgress } from '#contract/multimedia.ts';
import { progressOf, type MultimediaState, type Share } from '#domain/multimedia.ts';
import type { Queryable } from '#server/db/database.ts';
import type { TellingKey } from '#server/features/multimedia/records.ts';
import { isOfPresentText, textOfSet } from '#server/db/present-multimedia.ts';
import { multimediaProgress, storyMultimedia } from '#server/db/schema/multimedia.ts';
import { libraryTexts } from '#server/db/schema/stories.ts';

const NOTHING: Share = { done: 0, of: 0 };
export const TRY_LATER = 'Please try again later';

/** Undefined if there is no such story. */
export async function readProgress(
  db: Queryable,
  { storyId, language }: TellingKey,
): Promise<MultimediaProgress | undefined> {
  const [found] = await db
    .select({
      made: storyMultimedia.storyId,
      audioUrl: storyMultimedia.audioUrl,
      row: multimediaProgress,
    })
    .from(libraryTexts)
    .leftJoin(storyMultimedia, and(textOfSet, isOfPresentText))
    .leftJoin(
      multimediaProgress,
      and(
        eq(multimediaProgress.storyId, libraryTexts.storyId),
        eq(multimediaProgress.language, libraryTexts.language),
      ),
    )
    .where(and(eq(libraryTexts.storyId, storyId), eq(libraryTexts.language, language)));
  if (!found) return undefined;
  const { made, audioUrl, row } = found;
  const counts = {
    pictures: row ? { done: row.picturesDone, of: row.pictures } : NOTHING,
    sentences: row ? { done: row.sentencesDone, of: row.sentences } : NOTHING,
  };
  if (made) {
    const audio = audioUrl !== null;
    return { state: 'done', progress: 100, ...counts, audio, error: audio ? null : (row?.error ?? null) };
  }
  // What was done is of another text, or gone.
  if (!row || row.state === 'done')
    return { state: 'idle', progress: 0, pictures: NOTHING, sentences: NOTHING, audio: true, error: null };
  const { state, progress, audio } = row;
  const error = state === 'failed' ? (row.error ?? TRY_LATER) : audio ? null : row.error;
  return { state, progress, ...counts, audio, error };
}

/** From the beginning, for a new job. */
export async function beginProgress(
  db: Queryable,
  { storyId, language }: TellingKey,
  jobId: string,
): Promise<void> {
  const fresh = {
    jobId,
    state: 'checking' as const,
    progress: progressOf('checking', NOTHING, NOTHING),
    picturesDone: 0,
    pictures: 0,
    sentencesDone: 0,
    sentences: 0,
    audio: true,
    error: null,
  };
  await db
    .insert(multimediaProgress)
    .values({ storyId, language, ...fresh })
    .onConflictDoUpdate({
      target: [multimediaProgress.storyId, multimediaProgress.language],
      set: { ...fresh, updatedAt: sql`now()` },
    });
}

/** The job came to its end without a set. */
export async function failProgress(db: Queryable, jobId: string): Promise<void> {
  await db.update(multimediaProgress).set({ state: 'failed' }).where(eq(multimediaProgress.jobId, jobId));
}

export async function noteFailure(db: Queryable, jobId: string, error: string): Promise<void> {
  await db.update(multimediaProgress).set({ error }).where(eq(multimediaProgress.jobId, jobId));
}

/** Tells those who wait how far it is. */
export interface Reporter {
  enter(state: MultimediaState): Promise<void>;
  pictures: (done: number, of: number) => void;
  sentences: (done: number, of: number) => void;
  /** @param reason if it is known, in words for whoever waits */
  withoutAudio(reason?: string): void;
  /** Nothing is written after it. */
  close(): Promise<void>;
}

export const NOBODY_WAITS: Reporter = {
  enter: async () => undefined,
  pictures: () => undefined,
  sentences: () => undefined,
  withoutAudio: () => undefined,
  close: async () => undefined,
};

const PAUSE_MS = 300;

/** A new state is written at once, counts a few times a second, each after the one before. */
export function reportTo(db: Queryable, jobId: string): Reporter {
  let state: MultimediaState = 'checking';
  let [pictures, sentences, audio] = [NOTHING, NOTHING, true];
  let silentBecause: string | undefined;
  let pending: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const write = () => {
    clearTimeout(pending);
    pending = undefined;
    const row = {
      state,
      progress: progressOf(state, pictures, sentences),
      picturesDone: pictures.done,
      pictures: pictures.of,
      sentencesDone: sentences.done,
      sentences: sentences.of,
      audio,
      ...(silentBecause !== undefined && { error: silentBecause }),
    };
    const mine = turn.then(() =>
      db.update(multimediaProgress).set(row).where(eq(multimediaProgress.jobId, jobId)),
    );
    turn = mine.catch(() => undefined);
    return mine;
  };
  const writeSoon = () => {
    // A count that could not be written is followed by the next one.
    pending ??= setTimeout(() => void write().catch(() => undefined), PAUSE_MS);
  };
  return {
    async enter(next) {
      state = next;
      await write();
    },
    pictures(done, of) {
      pictures = { done, of };
      writeSoon();
    },
    sentences(done, of) {
      sentences = { done, of };
      writeSoon();
    },
    withoutAudio(reason) {
      audio = false;
      silentBecause ??= reason;
    },
    async close() {
      clearTimeout(pending);
      await turn;
    },
  };
}
