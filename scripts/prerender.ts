// npm run prerender
// Makes pictures and narrations of all library stories now, in the best voice there is. What is made stays; a run that
// was interrupted goes on where it stopped.
import { PgBoss } from 'pg-boss';
import { createLog } from '#server/log.ts';
import { parseConfig } from '#server/config.ts';
import { CONTENT } from '#server/content/folder.ts';
import { openDatabase, type Database, type Queryable } from '#server/db/database.ts';
import { borrowServer } from '#server/db/embedded/borrow.ts';
import { appUrl } from '#server/db/embedded/credentials.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed/seed.ts';
import { improveVoice } from '#server/features/multimedia/improve.ts';
import { makeMultimedia } from '#server/features/multimedia/make.ts';
import { NOBODY_WAITS } from '#server/features/multimedia/progress.ts';
import { findRecord, findUnfinished, type TellingKey } from '#server/features/multimedia/records.ts';
import type { MultimediaTools } from '#server/features/multimedia/tools.ts';
import { createMultimediaQueues, removeAudioLater } from '#server/jobs/multimedia-queues.ts';
import { multimediaTools } from '#server/compose/engines/multimedia-tools.ts';
import { requireSharedState } from '#server/compose/require-shared-state.ts';
import { openWorkshop } from '#server/compose/engines/workshop.ts';

const config = parseConfig(process.env);
requireSharedState(config);
const log = createLog({ level: 'warn' });
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

interface Library {
  db: Database['db'];
  tools: MultimediaTools;
  boss: PgBoss;
}

async function prerender(library: Library): Promise<void> {
  const { db, tools } = library;
  const unfinished = await findUnfinished(db, { better: tools.hasBetterVoice });
  if (unfinished.length === 0) console.log('Every story of the library is made.');
  for (const [i, { title, ...telling }] of unfinished.entries()) {
    const started = performance.now();
    const result = await makeOne(library, telling);
    if (signal.aborted) return console.log('Stopped. The next run goes on from here.');
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${i + 1}/${unfinished.length}  ${title}: ${result}, ${seconds} s`);
  }
}

async function makeOne({ db, tools, boss }: Library, telling: TellingKey): Promise<string> {
  const timestamp = Date.now();
  try {
    const nobody = { soon: false, reporter: NOBODY_WAITS };
    await makeMultimedia(db, tools, { ...telling, timestamp, ...nobody, signal, log });
    const onReplaced = (tx: Queryable, url: string | null) => removeAudioLater(boss, tx, url);
    await improveVoice(db, tools, { ...telling, timestamp, signal, log, onReplaced });
    const record = await findRecord(db, telling);
    return `${record?.totalScenes} scenes, ${record?.voiceQuality ?? 'no'} voice`;
  } catch (error) {
    process.exitCode = 1;
    return `failed (${error instanceof Error ? error.message : String(error)})`;
  }
}

async function withDatabase(url: string): Promise<void> {
  await migrate(url);
  const database = openDatabase(url, { max: 2 });
  const workshop = await openWorkshop(config, database, log);
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  try {
    await seed(database.db, CONTENT);
    await boss.start();
    await createMultimediaQueues(boss);
    await prerender({ db: database.db, tools: multimediaTools(workshop, log).configured, boss });
  } finally {
    await boss.stop({ graceful: false });
    await workshop.close();
    await database.close();
  }
}

async function main(): Promise<void> {
  if (config.database.url) return withDatabase(config.database.url);
  const quiet = { info: () => {}, warn: console.warn, error: console.error };
  return borrowServer({ dataDir: config.dataDir, log: quiet }, ({ credentials, port }) =>
    withDatabase(appUrl(credentials, port)),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
