import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Db } from 'pg-boss';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { timeoutsOf, type Database, type Queryable } from '#server/db/database.ts';
import type { TellingKey } from '#server/features/multimedia/records.ts';
import type { MultimediaQueue, MultimediaWish } from '#server/features/multimedia/routes.ts';
import type { Log } from '#server/log.ts';

export const MAKE = 'multimedia';
export const MAKE_FAILED = 'multimedia-failed';
export const BETTER_VOICE = 'better-voice';
export const OLD_AUDIO = 'old-audio';
export const PRERENDER = 'prerender';

const HOUR = 3600;

/** A job says for itself whether the configured services may be asked: who wished for it is gone when it is done. */
export type StoryJob = MultimediaWish;

/** One that was put in before stories had languages is of an English one. */
export function tellingOf({
  storyId,
  language = DEFAULT_LANGUAGE,
}: Pick<MultimediaWish, 'storyId'> & Partial<TellingKey>): TellingKey {
  return { storyId, language };
}

export interface OldAudio {
  url: string;
}

/** Whoever listens to it has heard it out by then. */
const OLD_AUDIO_LIFE_S = 24 * HOUR;

/** The process that works on a job says so every few seconds; if it falls silent, another takes over. */
const ALIVE = { heartbeatSeconds: 10 };

export async function createMultimediaQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(MAKE_FAILED);
  await boss.createQueue(MAKE, {
    policy: 'exclusive', // one job a story and language, which waits or runs
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: HOUR / 6,
    deadLetter: MAKE_FAILED,
    ...ALIVE,
  });
  await boss.createQueue(BETTER_VOICE, {
    policy: 'exclusive',
    retryLimit: 10, // sentences that were said are kept, so each attempt comes further
    retryDelay: 30,
    expireInSeconds: HOUR,
    ...ALIVE,
  });
  await boss.createQueue(OLD_AUDIO, { retryLimit: 5, retryDelay: HOUR });
  await boss.createQueue(PRERENDER, {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: HOUR,
    deleteAfterSeconds: HOUR,
    ...ALIVE,
  });
}

/** One for each story and language. */
export async function sendFor(
  boss: PgBoss,
  tx: Queryable,
  queue: typeof MAKE | typeof BETTER_VOICE,
  job: StoryJob,
): Promise<string | undefined> {
  const { storyId, language } = tellingOf(job);
  // English ones are called as they were before stories had languages: a job that waits is still theirs.
  const singletonKey = language === DEFAULT_LANGUAGE ? storyId : `${storyId} ${language}`;
  return (await boss.send(queue, job, { singletonKey, db: inTransaction(tx) })) ?? undefined;
}

/** Sound that a better one has replaced. */
export async function removeAudioLater(boss: PgBoss, tx: Queryable, url: string | null): Promise<void> {
  if (url === null) return;
  const old: OldAudio = { url };
  await boss.send(OLD_AUDIO, old, { startAfter: OLD_AUDIO_LIFE_S, db: inTransaction(tx) });
}

function inTransaction(tx: Queryable): Db {
  return fromDrizzle(tx, sql);
}

export interface OpenQueue extends MultimediaQueue {
  close(): Promise<void>;
}

/** The end at which a web process puts jobs in. It works on none, and starts when first needed. */
export function openMultimediaQueue({ pool }: Pick<Database, 'pool'>, log: Log): OpenQueue {
  const { connectionString } = pool.options;
  const boss = new PgBoss({
    ...(connectionString !== undefined && { connectionString }),
    ...timeoutsOf(),
    application_name: 'fabloom queue',
    // A connection of its own: transactions that wait for it may hold all of ours.
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  let started: Promise<void> | undefined;
  const start = async () => {
    await boss.start();
    await createMultimediaQueues(boss);
  };
  return {
    async add(tx, wish) {
      started ??= start();
      await started.catch((error: unknown) => {
        started = undefined; // the next one may find the database again
        throw error;
      });
      return sendFor(boss, tx, MAKE, wish);
    },
    async close() {
      if (started) await boss.stop({ graceful: false });
    },
  };
}
