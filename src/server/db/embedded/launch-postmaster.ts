import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '#server/db/embedded/account.ts';
import { clusterArgument, withRealNames } from '#server/db/embedded/cluster-argument.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { messageOf } from '#server/db/embedded/error-details.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import type { LauncherLog } from '#server/db/embedded/launcher-log.ts';
import { readPidFile } from '#server/db/embedded/postmaster.ts';
import { programEnvironment } from '#server/db/embedded/run-program.ts';
import type { Runtime } from '#server/db/embedded/runtime/find-runtime.ts';
import { boundLog, readLogSince, sizeOf } from '#server/db/embedded/server-log.ts';
import { launchId, serverArguments } from '#server/db/embedded/server-settings.ts';

export interface LaunchOptions {
  clusterDir: string;
  serverLog: string;
  account: Account | undefined;
  runtime: Runtime;
  log: LauncherLog;
  port?: number | undefined;
}

export interface RunningServer {
  pid: number;
  port: number;
  /** Absent for a server that we took over. */
  process?: ChildProcess;
}

/** How long to try; the remains of a killed server may keep its shared memory for a while. */
const PATIENCE = 30_000;
const PORT_TAKEN = /could not (bind|create any TCP\/IP sockets)/;
const REMAINS = /pre-existing shared memory block .* is still in use/;

/** Starts the server and waits until it accepts connections, through a recovery as well. */
export async function launchPostmaster(options: LaunchOptions): Promise<RunningServer> {
  await boundLog(options.serverLog);
  const deadline = Date.now() + PATIENCE;
  let port = await freePort(options.port);
  for (;;) {
    const attempt = await tryToLaunch(options, port);
    if ('pid' in attempt) {
      warnOfOtherPort(options, port);
      return attempt;
    }
    const { lastWords } = attempt;
    const portTaken = PORT_TAKEN.test(lastWords);
    if (Date.now() > deadline || !(portTaken || REMAINS.test(lastWords))) {
      throw new EmbeddedPostgresError('failed', `The database did not start. postgres says:\n${lastWords}`);
    }
    // Somebody took it between our look and the server's start.
    if (portTaken) port = await freePort();
    await sleep(200);
  }
}

function warnOfOtherPort({ port: wanted, log }: LaunchOptions, port: number): void {
  if (wanted === undefined || wanted === port) return;
  log.warn({ wanted, port }, 'the port for the database is taken, using another');
}

async function tryToLaunch(
  options: LaunchOptions,
  port: number,
): Promise<RunningServer | { lastWords: string }> {
  const { clusterDir, serverLog, log } = options;
  const logStart = await sizeOf(serverLog);
  const server = await spawnPostmaster(options, port);
  const { pid = 0 } = server;
  let nextReport = Date.now() + 10_000;
  while (server.exitCode === null && server.signalCode === null) {
    const noted = await readPidFile(clusterDir);
    if (noted?.pid === pid && noted.status === 'ready') return { pid, port, process: server };
    if (Date.now() > nextReport) {
      log.info({ pid }, 'the database is recovering');
      nextReport += 10_000;
    }
    await sleep(5);
  }
  return { lastWords: withRealNames(await readLogSince(serverLog, logStart), clusterDir) };
}

async function spawnPostmaster(
  { clusterDir, serverLog, account, runtime }: LaunchOptions,
  port: number,
): Promise<ChildProcess> {
  const output = await open(serverLog, 'a', 0o600);
  try {
    const child = spawn(
      join(runtime.bin, 'postgres'),
      [
        '-D',
        clusterArgument(clusterDir, account),
        ...serverArguments({ port, clusterDir, launch: launchId(runtime.bin) }),
      ],
      {
        ...account,
        cwd: clusterDir,
        env: programEnvironment(),
        stdio: ['ignore', output.fd, output.fd],
        // Out of our process group: Ctrl-C must reach us alone, who then stop the server in order.
        detached: true,
      },
    );
    await once(child, 'spawn');
    child.unref();
    return child;
  } catch (error) {
    const reason = account ? ` as user ${account.uid} (root itself may not run it)` : '';
    throw new EmbeddedPostgresError(
      'failed',
      `The database server could not be started${reason}: ${messageOf(error)}. ` +
        'Start Fabloom as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  } finally {
    await output.close();
  }
}
