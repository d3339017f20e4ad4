import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Credentials, superuserUrl } from '#server/db/embedded/credentials.ts';
import { messageOf } from '#server/db/embedded/error-details.ts';
import type { RunningServer } from '#server/db/embedded/launch-postmaster.ts';
import type { LauncherLog } from '#server/db/embedded/launcher-log.ts';
import { findPostmaster, PID_FILE, type Postmaster, waitUntilGone } from '#server/db/embedded/postmaster.ts';
import { LAUNCH_SETTING } from '#server/db/embedded/server-settings.ts';
import { stopPostmaster } from '#server/db/embedded/stop-postmaster.ts';

const SHUTDOWN_PATIENCE = 20_000;
/** How long a silent server may take to answer, and then for each of our ways to stop it. */
const SILENCE_PATIENCE = 2000;

/**
 * Our process was killed and its server lives on: go on with it when it answers and was started as we would
 * start it, else stop it. Only called with the folder locked, so no living process of ours is using it.
 */
export async function takeOver(
  clusterDir: string,
  credentials: Credentials,
  launch: string,
  log: LauncherLog,
): Promise<RunningServer | undefined> {
  const left = await waitForStart(clusterDir);
  if (left && !(left.status === 'stopping' && (await waitUntilGone(left.pid, SHUTDOWN_PATIENCE)))) {
    const { pid, port } = left;
    const objection = await objectionTo(credentials, port, launch);
    if (objection === undefined) {
      log.info({ pid, port }, 'taking over the database server that was left running');
      return { pid, port };
    }
    log.warn({ pid, objection }, 'stopping the database server that was left running');
    await stopPostmaster(pid, SILENCE_PATIENCE);
  }
  // Its number may by now mean another process, or a zombie; postgres would refuse to start.
  await rm(join(clusterDir, PID_FILE), { force: true });
  return undefined;
}

/** A server that is still recovering is left to it as long as it lives. */
async function waitForStart(clusterDir: string): Promise<Postmaster | undefined> {
  let found = await findPostmaster(clusterDir);
  while (found?.status === 'starting') {
    await sleep(20);
    found = await findPostmaster(clusterDir);
  }
  return found;
}

async function objectionTo(
  credentials: Credentials,
  port: number,
  launch: string,
): Promise<string | undefined> {
  const client = new Client({
    connectionString: superuserUrl(credentials, port),
    connectionTimeoutMillis: SILENCE_PATIENCE,
    query_timeout: SILENCE_PATIENCE,
  });
  // Its end is no news to us, whatever the reason.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ launch: string | null }>(
      'SELECT current_setting($1, true) AS launch',
      [LAUNCH_SETTING],
    );
    return rows[0]?.launch === launch ? undefined : 'it was started by another version';
  } catch (error) {
    return messageOf(error);
  } finally {
    // Not awaited: a server that hangs would not answer this either.
    void client.end().catch(() => {});
  }
}
