import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { errnoOf } from '#server/db/embedded/error-details.ts';
import { waitUntilGone } from '#server/db/embedded/postmaster.ts';

/**
 * From polite to rough: end the sessions and write a checkpoint; drop everything at once; kill.
 * Nothing committed is lost by any of them, the later ones only cost a recovery at the next start.
 */
const WAYS = [
  { signal: 'SIGINT', patience: 20_000 },
  { signal: 'SIGQUIT', patience: 5000 },
  { signal: 'SIGKILL', patience: 5000 },
] as const;

export async function stopPostmaster(pid: number, patience?: number): Promise<void> {
  for (const way of WAYS) {
    signal(pid, way.signal);
    if (await waitUntilGone(pid, Math.min(way.patience, patience ?? way.patience))) return;
  }
  throw new EmbeddedPostgresError('failed', `The database server (process ${pid}) could not be stopped.`);
}

/** A fast shutdown for the moment of our own exit, when there is no time to wait for it. */
export function askToStop(pid: number): void {
  signal(pid, 'SIGINT');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errnoOf(error) !== 'ESRCH') throw error;
  }
}
