import { getRequestListener } from '@hono/node-server';
import { ConfigError, parseConfig, type Config } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed/seed.ts';
import { createHttpServer, listen, stopListening } from '#server/http/listen.ts';
import { startJobs } from '#server/jobs/start.ts';
import { createLog, type Log } from '#server/log.ts';
import { openWebBuild } from '#server/pages/web-build.ts';
import { CONTENT, createProduct } from '#server/product.ts';

/** Undone in reverse order when the process stops. */
type Undo = () => Promise<void>;

async function start(config: Config, log: Log, undo: Undo[]) {
  const databaseUrl = config.database.url ?? (await startEmbedded(config, log, undo));
  await migrate(databaseUrl, log);
  const database = openDatabase(databaseUrl, { max: config.database.poolSize, log });
  undo.push(() => database.close());
  await seed(database.db, CONTENT, log);

  if (config.role !== 'web') {
    const jobs = await startJobs(databaseUrl, database, log);
    undo.push(() => jobs.stop());
  }
  if (config.role !== 'worker') await serve(config, log, undo, database);
}

async function startEmbedded(config: Config, log: Log, undo: Undo[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  undo.push(() => postgres.stop());
  return postgres.url;
}

async function serve(config: Config, log: Log, undo: Undo[], database: ReturnType<typeof openDatabase>) {
  const server = createHttpServer();
  const web = await openWebBuild(config, server);
  undo.push(() => web.close());
  const product = await createProduct({ config, log, database, web });
  undo.push(() => product.close());
  const listener = getRequestListener(product.fetch);
  server.on('request', (request, response) => {
    if (web.middleware) web.middleware(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  const address = await listen(server, config.http);
  undo.push(() => stopListening(server));
  log.info(
    { port: address.port, mode: config.mode, role: config.role },
    `ready on http://localhost:${address.port}`,
  );
}

async function stop(undo: Undo[], log: Log) {
  for (const step of undo.toReversed())
    await step().catch((err: unknown) => log.error({ err }, 'while stopping'));
  undo.length = 0;
}

async function main() {
  const config = parseConfig(process.env);
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
  try {
    await starting;
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
