const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** SQLSTATEs for text that PostgreSQL cannot hold: a NUL, half a character. Bad input, wherever it came in. */
export const UNSTORABLE_TEXT: ReadonlySet<string> = new Set(['22021', '22P05', '22P02']);

interface PostgresError {
  code: string;
  constraint?: string;
}

/**
 * Lets a feature write first and ask afterwards: `try { insert } catch (e) { if (isUniqueViolation(e)) … }` is right
 * also when two requests race, which "look, then insert" is not.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = postgresError(error);
  return found?.code === UNIQUE_VIOLATION && (constraint === undefined || found.constraint === constraint);
}

/** What it should belong to is not there, or not any more. */
export function isForeignKeyViolation(error: unknown): boolean {
  return postgresError(error)?.code === FOREIGN_KEY_VIOLATION;
}

/** The error of the server itself: Drizzle wraps it and keeps it as the cause. */
export function postgresError(error: unknown): PostgresError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string' && /^[0-9A-Z]{5}$/.test(each.code)) {
      const constraint =
        'constraint' in each && typeof each.constraint === 'string' ? each.constraint : undefined;
      return { code: each.code, ...(constraint !== undefined && { constraint }) };
    }
  }
  return undefined;
}
