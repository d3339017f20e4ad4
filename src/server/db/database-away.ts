import { postgresError } from '#server/db/postgres-errors.ts';

/** Nobody reached the database; whatever it was wanted for may go better in a moment. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';

  constructor(cause?: unknown) {
    super(`the database does not answer${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
  }
}

/**
 * SQLSTATEs of a server that is leaving, coming, or full; of connections that broke; and of statements that our own time
 * limits ended, behind a lock or on a slow disk.
 */
const AWAY = /^(57P0[1-5]|57014|25P03|53[0-9A-Z]{3}|08[0-9A-Z]{3})$/;

/** The driver has no codes for what happens to its connections. */
const BROKEN = /^(Connection terminated|Query read timeout|Client (was closed|has encountered))/;

/** Whether something failed for want of the database, and not because it was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (AWAY.test(postgresError(error)?.code ?? '')) return true;
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseAwayError || BROKEN.test(each.message)) return true;
  }
  return false;
}
