import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#server/http/errors.ts';

const MAX_BODY = 1024 * 1024;

export const limitBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: (c) => {
    c.header('Connection', 'close'); // the rest of the body is still on its way and nobody will read it
    throw new AppError(413, 'too_large', 'That is more than we can take at once (1 MB)');
  },
});
