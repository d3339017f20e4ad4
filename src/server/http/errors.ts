import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '#contract/errors.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { UNSTORABLE_TEXT, postgresError } from '#server/db/postgres-errors.ts';
import { requestLog } from '#server/http/request-log.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { StorageAwayError } from '#server/storage/storage-away-error.ts';
import { WorkersBusyError, WorkTooSlowError } from '#workers/errors.ts';

/** In seconds: by then a full queue has moved on, or the database may be back. */
export const RETRY_AFTER_S = 5;
export const AWAY_WORDS = 'We cannot reach our shelves just now. Please try again in a moment.';

/** An error that the caller may see. Anything else that is thrown is masked. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, fields?: Record<string, string>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Has words of its own for whoever asked; a feature that says what failed of its work leaves these as they are. */
export function mayPassOn(error: unknown): boolean {
  return (
    error instanceof AppError ||
    error instanceof WorkersBusyError ||
    error instanceof WorkTooSlowError ||
    error instanceof StorageAwayError ||
    isDatabaseAway(error)
  );
}

export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof AppError) {
    return answer(c, error.status, { error: error.message, code: error.code, fields: error.fields });
  }
  if (error instanceof WorkersBusyError) {
    return comeBack(c, { error: 'We are very busy. Please try again in a moment.', code: 'busy' });
  }
  if (error instanceof WorkTooSlowError) {
    requestLog(c).warn({ err: error }, 'refused: the work took too long');
    return comeBack(c, { error: 'This took us too long. Please try again in a moment.', code: 'too_slow' });
  }
  if (isDatabaseAway(error)) {
    requestLog(c).warn({ err: error }, 'refused: the database is away');
    return comeBack(c, { error: AWAY_WORDS, code: 'away' });
  }
  if (error instanceof StorageAwayError) {
    requestLog(c).warn({ err: error }, 'refused: the storage is away');
    return comeBack(c, { error: AWAY_WORDS, code: 'away' });
  }
  if (UNSTORABLE_TEXT.has(postgresError(error)?.code ?? '')) {
    return answer(c, 400, {
      error: 'The text holds a character that cannot be stored',
      code: 'validation_failed',
    });
  }
  if (error instanceof HTTPException) {
    return answer(c, error.status, { error: error.message || 'Bad request', code: `http_${error.status}` });
  }
  requestLog(c).error({ err: error }, 'unexpected error');
  return answer(c, 500, { error: 'Something went wrong. Please try again.', code: 'unexpected' });
};

export function notFound(c: Context<AppEnv>) {
  return answer(c, 404, { error: 'There is nothing at this address', code: 'not_found' });
}

function comeBack(c: Context<AppEnv>, body: ErrorBody) {
  c.header('Retry-After', String(RETRY_AFTER_S));
  return answer(c, 503, body);
}

function answer(c: Context<AppEnv>, status: ContentfulStatusCode, body: ErrorBody) {
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}
