import type { Context, ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AuthError } from '#server/auth/auth-error.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { UNSTORABLE_TEXT, postgresError } from '#server/db/postgres-errors.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError, AWAY_WORDS, RETRY_AFTER_S } from '#server/http/errors.ts';
import { requestLog } from '#server/http/request-log.ts';

const VERSION_HEADER = 'X-Supabase-Api-Version';
/** Clients that name this version or a later one read `code` as a string. */
const STRING_CODES_SINCE = '2024-01-01';

/** Every answer of the service, also to nonsense, is JSON: a client cannot read anything else. */
export const handleAuthError: ErrorHandler<AppEnv> = (error, c) => {
  const known = asAuthError(error);
  if (!known) requestLog(c).error({ err: error }, 'unexpected error in the account service');
  return answer(
    c,
    known ?? new AuthError(500, 'unexpected_failure', 'Something went wrong. Please try again.'),
  );
};

export function asAuthError(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) return error;
  if (error instanceof AppError) return new AuthError(error.status, protocolCode(error), error.message);
  if (UNSTORABLE_TEXT.has(postgresError(error)?.code ?? '')) {
    return new AuthError(400, 'validation_failed', 'The text holds a character that cannot be stored');
  }
  if (isDatabaseAway(error)) {
    // Clients take this status for a break of the line: nobody is signed out for it.
    const away = new AuthError(503, 'request_timeout', AWAY_WORDS);
    away.retryAfterS = RETRY_AFTER_S;
    return away;
  }
  return undefined;
}

function answer(c: Context<AppEnv>, error: AuthError) {
  const version = c.req.header(VERSION_HEADER);
  const modern = version !== undefined && version >= STRING_CODES_SINCE;
  if (modern) c.header(VERSION_HEADER, STRING_CODES_SINCE);
  if (error.retryAfterS) c.header('Retry-After', String(error.retryAfterS));
  c.header('X-Sb-Error-Code', error.code);
  c.header('Cache-Control', 'no-store');
  const weak = error.weakPassword && { weak_password: error.weakPassword };
  return c.json(
    modern
      ? { code: error.code, message: error.message, ...weak }
      : { code: error.status, error_code: error.code, msg: error.message, ...weak },
    error.status,
  );
}

const PROTOCOL_CODES: Partial<Record<ContentfulStatusCode, string>> = {
  413: 'request_entity_too_large',
  429: 'over_request_rate_limit',
};

function protocolCode(error: AppError): string {
  return PROTOCOL_CODES[error.status] ?? error.code;
}
