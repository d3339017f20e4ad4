import { getRequestListener } from '@hono/node-server';
import { ConfigError, parseConfig, type Config } from '#server/config.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed/seed.ts';
import { createHttpServer, drain, listen, stopListening } from '#server/http/listen.ts';
import { readMyStoriesAhead } from '#server/jobs/read-my-stories-ahead.ts';
import { startJobs } from '#server/jobs/start.ts';
import { createLog, type Log } from '#server/log.ts';
import { openWebBuild } from '#server/pages/web-build.ts';
import { adoptOldMedia } from '#server/storage/adopt-old-media.ts';
import { createActivity, noteRequests, type Activity } from '#server/jobs/activity.ts';
import { CONTENT } from '#server/content/folder.ts';
import { multimediaTools } from '#server/compose/engines/multimedia-tools.ts';
import { requireSharedState } from '#server/compose/require-shared-state.ts';
import { createProduct } from '#server/compose/product.ts';
import { sweep } from '#server/retention/sweep.ts';
import { tellOperator } from '#server/compose/tell-operator.ts';
import { openWorkshop, type Workshop } from '#server/compose/engines/workshop.ts';

/** Undone in reverse order when the process stops. */
type Undo = () => Promise<void>;

async function start(config: Config, log: Log, undo: Undo[]) {
  const databaseUrl = config.database.url ?? (await startEmbedded(config, log, undo));
  await migrate(databaseUrl, log);
  const database = openDatabase(databaseUrl, { max: config.database.poolSize, log });
  undo.push(() => database.close());
  await seed(database.db, CONTENT, log);

  const workshop = await openWorkshop(config, database, log);
  undo.push(() => workshop.close());
  await adoptOldMedia({ database, storage: workshop.storage, media: workshop.media, log }).catch(
    (err: unknown) =>
      log.error({ err }, 'pictures of before could not be taken over; the next start tries again'),
  );
  const activity = createActivity();
  if (config.role !== 'web') {
    const tools = multimediaTools(workshop, log);
    const { hasNatural, own } = workshop.narrators;
    const readAhead = hasNatural
      ? readMyStoriesAhead(database, (owner) => own(owner).naturalLater ?? own(owner).quick)
      : undefined;
    const multimedia = { tools, activity, prerender: config.prerender, readAhead };
    // Only one process at a time can use the embedded database.
    const alone = config.database.url === undefined;
    const jobs = await startJobs({
      databaseUrl,
      database,
      log,
      sweep: (options) =>
        sweep({ database, media: workshop.media, dataDir: config.dataDir, log, ...options }),
      multimedia,
      alone,
    });
    undo.push(() => jobs.stop());
  }
  if (config.role !== 'worker') await serve({ config, log, undo, database, workshop, activity });
}

async function startEmbedded(config: Config, log: Log, undo: Undo[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  undo.push(() => postgres.stop());
  return postgres.url;
}

interface Serving {
  config: Config;
  log: Log;
  undo: Undo[];
  database: Database;
  workshop: Workshop;
  activity: Activity;
}

async function serve({ config, log, undo, database, workshop, activity }: Serving) {
  tellOperator(config, log);
  const server = createHttpServer();
  const web = await openWebBuild(config, server);
  undo.push(() => web.close());
  const stopping = new AbortController();
  const product = await createProduct({
    config,
    log,
    database,
    web,
    workshop,
    stopping: stopping.signal,
  });
  undo.push(() => product.close());
  const listener = getRequestListener(product.fetch);
  noteRequests(server, activity);
  server.on('request', (request, response) => {
    if (web.middleware) web.middleware(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  const address = await listen(server, config.http);
  undo.push(() => stopListening(server));
  undo.push(() => drain(server, config.http.drainMs));
  undo.push(async () => stopping.abort());
  log.info(
    { port: address.port, mode: config.mode, role: config.role },
    `ready on http://localhost:${address.port}`,
  );
  if (config.prerender) {
    void product
      .drawCardsAhead()
      .catch((err: unknown) =>
        log.warn({ err }, 'the cards of the creator are drawn when they are asked for'),
      );
  }
}

async function stop(undo: Undo[], log: Log) {
  for (const step of undo.toReversed())
    await step().catch((err: unknown) => log.error({ err }, 'while stopping'));
  undo.length = 0;
}

async function main() {
  const config = parseConfig(process.env);
  requireSharedState(config);
  const log = createLog(config.log);
  const undo: Undo[] = [];
  const starting = start(config, log, undo);
  const exit = async (code: number) => {
    await stop(undo, log);
    log.flush(() => process.exit(code));
  };
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        // Ctrl-C reaches us twice under npm; only somebody who asks again means it.
        if (performance.now() - stoppingSince > 1000) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      log.info({ signal }, 'stopping');
      // What is half started cannot be undone; it takes a moment to be whole.
      void starting.catch(() => undefined).then(() => exit(0));
    });
  }
  // Whoever keeps watch over us is gone (`scripts/keep-watch.ts`), and nobody else would ask us to stop.
  process.once('disconnect', () => process.emit('SIGTERM', 'SIGTERM'));
  try {
    await starting;
    process.send?.('ready');
  } catch (error) {
    process.stderr.write(
      `Fabloom could not start. ${error instanceof Error ? error.message : String(error)}\n`,
    );
    log.error({ err: error }, 'could not start');
    await exit(1);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}
