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

type Thrown = Partial<
  Record<'name' | 'message' | 'stack' | 'query' | 'code' | 'constraint' | 'cause', unknown>
>;

/**
 * What helps to find a fault, and no more; also of a plain object in an error's place, as the queue of jobs tells them. A
 * failed query carries the values that were written (an address, a story), in its message as well as in fields of its own,
 * so of such an error only the statement is kept.
 */
export function describeError(error: unknown): ErrorDescription {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error) };
  const { name, message, stack, query, code, constraint, cause }: Thrown = error;
  const description: ErrorDescription = {
    type: typeof name === 'string' ? name : typeof error,
    message:
      messageOf({ query, message, code }) ?? `an object with ${Object.keys(error).join(', ') || 'nothing'}`,
  };
  if (code !== undefined) description.code = code;
  if (constraint !== undefined) description.constraint = constraint;
  const frames = typeof stack === 'string' ? stack.match(/^\s+at .*$/gm)?.slice(0, 12) : undefined;
  if (frames) description.at = frames.map((frame) => frame.trim()).join('\n');
  if (cause !== undefined) description.cause = describeError(cause);
  return description;
}

/** SQLSTATEs of values that are wrong; the server quotes them in its message. */
const WRONG_VALUE = /^22[0-9A-Z]{3}$/;

function messageOf({ query, message, code }: Thrown): string | undefined {
  if (typeof query === 'string') return `query failed: ${query}`;
  if (typeof code === 'string' && WRONG_VALUE.test(code)) return 'a value was refused';
  return typeof message === 'string' ? message : undefined;
}
