import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { AppError } from '#server/http/errors.ts';

const MAX_BODY = 1024 * 1024;

export function limitBodyTo(maxSize: number, words: string) {
  return bodyLimit({
    maxSize,
    onError: (c) => {
      c.header('Connection', 'close'); // the rest of the body is still on its way and nobody will read it
      throw new AppError(413, 'too_large', words);
    },
  });
}

/** A recording is longer than anything else that is sent, and has a limit of its own. */
const RECORDING = /\/my-stories\/[^/]+\/recordings\/[^/]+$/;

export const limitBody = except(
  (c) => RECORDING.test(c.req.path),
  limitBodyTo(MAX_BODY, 'That is more than we can take at once (1 MB)'),
);
