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
