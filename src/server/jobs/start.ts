import { PgBoss } from 'pg-boss';
import { SWEEP_EVERY_MINUTES } from '#domain/retention.ts';
import { timeoutsOf, type Database } from '#server/db/database.ts';
import { workOnMultimedia, type MultimediaWork } from '#server/jobs/multimedia-work.ts';
import type { Log } from '#server/log.ts';

export interface Jobs {
  /** Lets running jobs finish and hands the others back. */
  stop(): Promise<void>;
}

const SWEEP = 'sweep';
const SWEEP_THOROUGHLY = 'sweep-thoroughly';
const SCHEDULES: Record<string, string> = {
  [SWEEP]: `*/${SWEEP_EVERY_MINUTES} * * * *`,
  [SWEEP_THOROUGHLY]: '37 3 * * *',
};
/** Of earlier versions. */
const RETIRED = ['sweep-rate-limits', 'sweep-accounts', 'sweep-editorial', 'roll-up-events'];

/** So often it is looked for jobs whose process died. */
const LOOK_S = 5;

/** Tidying up among the jobs of a large installation. */
const UPKEEP_MS = 60_000;

export interface JobsOptions {
  databaseUrl: string;
  database: Database;
  log: Log;
  /** Removes what has had its time. */
  sweep: (options: { thorough: boolean }) => Promise<void>;
  multimedia: MultimediaWork;
  /** No other process works on this database: what is under way belongs to one that is gone. */
  alone: boolean;
}

export async function startJobs({
  databaseUrl,
  database,
  log,
  sweep,
  multimedia,
  alone,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    ...timeoutsOf(UPKEEP_MS),
    application_name: 'fabloom jobs',
    max: 4,
    superviseIntervalSeconds: LOOK_S,
    monitorIntervalSeconds: LOOK_S,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  if (alone) await takeBack(boss, database);
  const stopping = new AbortController();
  for (const name of RETIRED) {
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
  for (const [name, cron] of Object.entries(SCHEDULES)) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 2 });
    await boss.schedule(name, cron);
    await boss.work(name, () => sweep({ thorough: name === SWEEP_THOROUGHLY }));
  }
  // What should have gone while nothing ran goes now.
  await boss.send(SWEEP_THOROUGHLY);
  await workOnMultimedia(boss, database, multimedia, { stopping: stopping.signal, log });
  log.info({ schedules: Object.keys(SCHEDULES) }, 'jobs are running');
  return {
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Waiting until their process has been silent for long would keep a reader waiting as well. */
async function takeBack(boss: PgBoss, { pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string; id: string }>(
    `select name, id from pgboss.job where state = 'active'`,
  );
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'its process ended' });
}
