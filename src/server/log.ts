import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#server/config.ts';

export type Log = Logger;

/**
 * One JSON line per event on standard output. Values that must never be logged are removed here as a second net:
 * callers do not log tokens, passwords or names in the first place.
 */
export function createLog(config: Config['log'], destination?: DestinationStream): Log {
  return pino(
    {
      level: config.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: {
        paths: [
          'authorization',
          'cookie',
          'password',
          'token',
          '*.authorization',
          '*.cookie',
          '*.password',
          '*.token',
        ],
        censor: '[removed]',
      },
    },
    // Buffered writes: a line per request must not cost a system call per request. The stop sequence flushes.
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}

interface ErrorDescription {
  type: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  at?: string;
  cause?: ErrorDescription;
}

/**
 * What helps to find a fault, and no more. A failed query carries the values that were written (an address, a story),
 * in its message as well as in fields of its own, so of such an error only the statement is kept.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { query, code, constraint } = error as { query?: unknown; code?: unknown; constraint?: unknown };
  const description: ErrorDescription = {
    type: error.name,
    message: typeof query === 'string' ? `query failed: ${query}` : error.message,
  };
  if (code !== undefined) description.code = code;
  if (constraint !== undefined) description.constraint = constraint;
  const frames = error.stack?.match(/^\s+at .*$/gm)?.slice(0, 12);
  if (frames) description.at = frames.map((frame) => frame.trim()).join('\n');
  if (error.cause !== undefined) description.cause = describeError(error.cause);
  return description;
}
