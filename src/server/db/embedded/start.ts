import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ensureAppDatabase } from '#server/db/embedded/app-database.ts';
import { checkVersion } from '#server/db/embedded/check-version.ts';
import { claimDataFolder, type ClaimedFolder } from '#server/db/embedded/claim-data-folder.ts';
import { appUrl, readCredentials } from '#server/db/embedded/credentials.ts';
import { launchPostmaster, type RunningServer } from '#server/db/embedded/launch-postmaster.ts';
import type { LauncherLog } from '#server/db/embedded/launcher-log.ts';
import { makeCluster } from '#server/db/embedded/make-cluster.ts';
import { findRuntime } from '#server/db/embedded/runtime/find-runtime.ts';
import { keepLogBounded } from '#server/db/embedded/server-log.ts';
import { launchId } from '#server/db/embedded/server-settings.ts';
import { askToStop, stopPostmaster } from '#server/db/embedded/stop-postmaster.ts';
import { takeOver } from '#server/db/embedded/take-over.ts';
import { writePrivateFile } from '#server/db/embedded/write-private-file.ts';

export interface EmbeddedPostgresOptions {
  /** The data folder of this installation; the database lives in its subfolder `postgres`. */
  dataDir: string;
  log: LauncherLog;
  /** Loopback port to prefer; any free one without it, or when it is taken. */
  port?: number;
}

export interface EmbeddedPostgres {
  /** Connection string of the application's own database. */
  url: string;
  /** Fast shutdown; resolves when the server is gone. May be called more than once. */
  stop(): Promise<void>;
}

/** Starts the PostgreSQL server that ships with Fabloom, on a database that is made at the first start. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const started = performance.now();
  const folder = await claimDataFolder(options.dataDir);
  try {
    const { server, url } = await openDatabase(folder, options);
    const milliseconds = Math.round(performance.now() - started);
    options.log.info({ pid: server.pid, port: server.port, milliseconds }, 'database ready');
    return superviseServer(folder, server, url, options.log);
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function openDatabase(folder: ClaimedFolder, { log, port }: EmbeddedPostgresOptions) {
  const { layout, account } = folder;
  const runtime = await findRuntime(layout, account);
  if (!existsSync(layout.cluster)) await makeCluster(folder, runtime);
  await checkVersion(layout.cluster, runtime);
  const credentials = await readCredentials(layout.cluster);
  const server =
    (await takeOver(layout.cluster, credentials, launchId(runtime.bin), log)) ??
    (await launchPostmaster({
      clusterDir: layout.cluster,
      serverLog: layout.serverLog,
      account,
      runtime,
      log,
      port,
    }));
  try {
    await ensureAppDatabase(credentials, server.port);
    const url = appUrl(credentials, server.port);
    await writePrivateFile(layout.url, `${url}\n`);
    return { server, url };
  } catch (error) {
    await stopPostmaster(server.pid);
    throw error;
  }
}

function superviseServer(
  folder: ClaimedFolder,
  server: RunningServer,
  url: string,
  log: LauncherLog,
): EmbeddedPostgres {
  const { layout } = folder;
  const stopLogKeeper = keepLogBounded(layout.serverLog);
  // A crash of ours that still runs exit handlers need not leave the server behind.
  const onExit = () => askToStop(server.pid);
  process.once('exit', onExit);

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    process.off('exit', onExit);
    await stopPostmaster(server.pid);
    stopLogKeeper();
    await rm(layout.url, { force: true });
    await folder.release();
  };
  server.process?.once('exit', () => {
    if (stopping) return;
    log.error({ pid: server.pid, log: layout.serverLog }, 'the database server ended by itself');
  });
  return { url, stop: () => (stopping ??= stop()) };
}
