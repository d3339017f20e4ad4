import type { Log } from '#server/log.ts';

/** Who died and how; never of what, because that is somebody's text. */
export function reportDeaths(log: Log, workers: string): (error: Error) => void {
  return ({ message }) => log.warn({ workers, how: message }, 'a worker died');
}
