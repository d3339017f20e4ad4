import { PgBoss } from 'pg-boss';
import type { Database } from '#server/db/database.ts';
import { sweepAccounts } from '#server/jobs/sweep-accounts.ts';
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
];

export async function startJobs(databaseUrl: string, database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'fabloom jobs', max: 4 });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  for (const { name, cron, run } of SCHEDULES) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 2 });
    await boss.schedule(name, cron);
    await boss.work(name, () => run(database, log));
  }
  log.info({ schedules: SCHEDULES.map(({ name }) => name) }, 'jobs are running');
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}
