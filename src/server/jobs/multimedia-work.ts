import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Activity } from '#server/jobs/activity.ts';
import type { Database } from '#server/db/database.ts';
import { couldBeBetter, improveVoice } from '#server/features/multimedia/improve.ts';
import { makeMultimedia, MakingError } from '#server/features/multimedia/make.ts';
import {
  failProgress,
  NOBODY_WAITS,
  noteFailure,
  reportTo,
  TRY_LATER,
} from '#server/features/multimedia/progress.ts';
import { findUnfinished, type NewMultimedia, type TellingKey } from '#server/features/multimedia/records.ts';
import { removeAudio } from '#server/features/multimedia/sound.ts';
import type { MultimediaTools } from '#server/features/multimedia/tools.ts';
import {
  BETTER_VOICE,
  createMultimediaQueues,
  MAKE,
  MAKE_FAILED,
  OLD_AUDIO,
  PRERENDER,
  removeAudioLater,
  sendFor,
  tellingOf,
  type OldAudio,
  type StoryJob,
} from '#server/jobs/multimedia-queues.ts';
import type { ReadAhead } from '#server/jobs/read-my-stories-ahead.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { Log } from '#server/log.ts';

const QUIET_MS = 60_000;
const LOOK_MS = 500;
/** Less than the queue grants. */
const PRERENDER_MS = 50 * 60_000;
const WITH_METADATA = { includeMetadata: true, heartbeatRefreshSeconds: 3 } as const;

export interface MultimediaWork {
  tools: Engines<MultimediaTools>;
  activity: Activity;
  /** Makes the library's experiences while nobody asks for anything. */
  prerender: boolean;
  /** Reads what people made themselves, in the same quiet hours. */
  readAhead?: ReadAhead | undefined;
}

interface Bench extends MultimediaWork {
  boss: PgBoss;
  db: Database['db'];
  log: Log;
  stopping: AbortSignal;
  /** How many jobs are under way for somebody who waits, and for somebody who may come again. */
  making: number;
  improving: number;
}

/** Takes jobs until `stopping`. */
export async function workOnMultimedia(
  boss: PgBoss,
  { db }: Database,
  work: MultimediaWork,
  { stopping, log }: Pick<Bench, 'stopping' | 'log'>,
): Promise<void> {
  const bench: Bench = { ...work, boss, db, log, stopping, making: 0, improving: 0 };
  await createMultimediaQueues(boss);
  await boss.work(
    MAKE,
    { ...WITH_METADATA, localConcurrency: 2, pollingIntervalSeconds: 0.5 },
    async ([job]: JobWithMetadata<StoryJob>[]) => job && make(bench, job),
  );
  await boss.work(
    MAKE_FAILED,
    { includeMetadata: true, pollingIntervalSeconds: 1 },
    async ([job]: JobWithMetadata<StoryJob>[]) => job?.sourceId && failProgress(db, job.sourceId),
  );
  await boss.work(
    BETTER_VOICE,
    WITH_METADATA,
    async ([job]: JobWithMetadata<StoryJob>[]) => job && giveBetterVoice(bench, job),
  );
  await boss.work<OldAudio>(
    OLD_AUDIO,
    async ([job]) => job && removeAudio(job.data.url, work.tools.own.objects),
  );
  if (work.prerender) await boss.schedule(PRERENDER, '* * * * *');
  else await boss.unschedule(PRERENDER);
  await boss.work(
    PRERENDER,
    WITH_METADATA,
    async ([job]: JobWithMetadata[]) => job && prerender(bench, job.signal),
  );
}

async function make(bench: Bench, { id, data: wish, createdOn, signal }: JobWithMetadata<StoryJob>) {
  const { boss, db, log } = bench;
  const telling = tellingOf(wish);
  const tools = toolsFor(bench, wish);
  const improveLater = async (tx: Parameters<typeof sendFor>[1], { voiceQuality = null }: NewMultimedia) => {
    if (tools.hasBetterVoice && couldBeBetter({ voiceQuality })) await sendFor(boss, tx, BETTER_VOICE, wish);
  };
  bench.making += 1;
  try {
    await makeMultimedia(db, tools, {
      ...telling,
      timestamp: createdOn.getTime(),
      soon: true,
      reporter: reportTo(db, id),
      signal,
      log,
      onSaved: improveLater,
    });
  } catch (error) {
    log.error({ err: error, ...telling }, 'an experience could not be made');
    await noteFailure(db, id, error instanceof MakingError ? error.message : TRY_LATER);
    throw error;
  } finally {
    bench.making -= 1;
  }
}

async function giveBetterVoice(bench: Bench, { data: wish, createdOn, signal }: JobWithMetadata<StoryJob>) {
  bench.improving += 1;
  try {
    await improve(bench, wish, createdOn.getTime(), AbortSignal.any([signal, bench.stopping]));
  } finally {
    bench.improving -= 1;
  }
}

/** One that was put in before jobs said so is made with what is ours. */
function toolsFor({ tools }: Bench, { outside }: StoryJob): MultimediaTools {
  return outside ? tools.configured : tools.own;
}

function improve(bench: Bench, wish: StoryJob, timestamp: number, signal: AbortSignal) {
  const { boss, db, log } = bench;
  return improveVoice(db, toolsFor(bench, wish), {
    ...tellingOf(wish),
    timestamp,
    signal,
    log,
    // Who waits comes first.
    async onSentence() {
      while (bench.making > 0 && !signal.aborted) await delay(LOOK_MS);
    },
    onReplaced: (tx, url) => removeAudioLater(boss, tx, url),
  });
}

/**
 * One story of the library after another, while nobody asks for anything: first all that are missing, in the voice that is
 * quick, then the new stories of accounts, then each in a better one. What was said so far is kept, and the next quiet minute goes on from there.
 */
async function prerender(bench: Bench, signal: AbortSignal) {
  const { db, activity, log, stopping } = bench;
  // Nobody else's wish: whoever set the keys also set that this is done.
  const tools = bench.tools.configured;
  const isQuiet = () => activity.quietMs() >= QUIET_MS && bench.making === 0 && bench.improving === 0;
  if (!isQuiet()) return;
  const disturbed = new AbortController();
  const watch = setInterval(() => !isQuiet() && disturbed.abort(), LOOK_MS);
  const ended = AbortSignal.any([signal, stopping, disturbed.signal, AbortSignal.timeout(PRERENDER_MS)]);
  const unfinished = await findUnfinished(db, { better: tools.hasBetterVoice });
  const each = async (work: (telling: TellingKey, timestamp: number) => Promise<void>) => {
    for (const { storyId, language } of unfinished) {
      if (ended.aborted) return;
      await work({ storyId, language }, Date.now()).catch((err: unknown) => {
        if (!ended.aborted) log.warn({ err, storyId, language }, 'a story could not be prerendered');
      });
    }
  };
  try {
    const nobody = { soon: true, reporter: NOBODY_WAITS, signal: ended, log };
    await each((telling, timestamp) => makeMultimedia(db, tools, { ...telling, timestamp, ...nobody }));
    await bench.readAhead?.(ended).catch((err: unknown) => {
      if (!ended.aborted) log.warn({ err }, 'stories of an account could not be read ahead');
    });
    if (tools.hasBetterVoice)
      await each((telling, timestamp) => improve(bench, { ...telling, outside: true }, timestamp, ended));
  } finally {
    clearInterval(watch);
  }
}
