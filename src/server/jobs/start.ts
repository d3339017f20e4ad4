import { PgBoss } from 'pg-boss';
import type { Database } from '#server/db/database.ts';
import { workOnMultimedia, type MultimediaWork } from '#server/jobs/multimedia-work.ts';
import { rollUpEvents } from '#server/jobs/roll-up-events.ts';
import { sweepAccounts } from '#server/jobs/sweep-accounts.ts';
import { sweepEditorial } from '#server/jobs/sweep-editorial.ts';
import { sweepParentConsents } from '#server/jobs/sweep-parent-consents.ts';
import { sweepRateLimits } from '#server/jobs/sweep-rate-limits.ts';
import type { Log } from '#server/log.ts';

export interface Jobs {
  /** Lets running jobs finish and hands the others back. */
  stop(): Promise<void>;
}

interface Schedule {
  name: string;
  cron: string;
  run: (database: Database, log: Log) => Promise<void>;
}

const SCHEDULES: readonly Schedule[] = [
  { name: 'sweep-rate-limits', cron: '17 * * * *', run: sweepRateLimits },
  { name: 'sweep-accounts', cron: '41 * * * *', run: sweepAccounts },
  { name: 'sweep-editorial', cron: '53 * * * *', run: sweepEditorial },
  { name: 'sweep-parent-consents', cron: '5 * * * *', run: sweepParentConsents },
  { name: 'roll-up-events', cron: '23 3 * * *', run: rollUpEvents },
];

/** So often it is looked for jobs whose process died. */
const LOOK_S = 5;

export interface JobsOptions {
  databaseUrl: string;
  database: Database;
  log: Log;
  multimedia: MultimediaWork;
  /** No other process works on this database: what is under way belongs to one that is gone. */
  alone: boolean;
}

export async function startJobs({
  databaseUrl,
  database,
  log,
  multimedia,
  alone,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'fabloom jobs',
    max: 4,
    superviseIntervalSeconds: LOOK_S,
    monitorIntervalSeconds: LOOK_S,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  if (alone) await takeBack(boss, database);
  const stopping = new AbortController();
  for (const { name, cron, run } of SCHEDULES) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 2 });
    await boss.schedule(name, cron);
    await boss.work(name, () => run(database, log));
  }
  await workOnMultimedia(boss, database, multimedia, { stopping: stopping.signal, log });
  log.info({ schedules: SCHEDULES.map(({ name }) => name) }, 'jobs are running');
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
