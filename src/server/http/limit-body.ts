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

/** Recordings and books are longer than anything else that is sent, and have limits of their own. */
const LONG = /\/my-stories\/(?:[^/]+\/recordings\/[^/]+|imports)$/;

export const limitBody = except(
  (c) => LONG.test(c.req.path),
  limitBodyTo(MAX_BODY, 'That is more than we can take at once (1 MB)'),
);
