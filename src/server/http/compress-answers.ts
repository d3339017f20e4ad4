import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/http/app-env.ts';

/**
 * For JSON; pages compress themselves (see pages/prepared-page.ts) and event streams are left alone. Whoever does not ask
 * for it is spared the look at the finished answer, which costs more than making it.
 */
export function compressAnswers() {
  const compressed = compress();
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.header('accept-encoding')) await compressed(c, next);
    else await next();
  });
}
