import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';

/** What the build made for the browser: hashed assets for ever, the few files with fixed names for a day. */
export function staticFiles(clientDir: string) {
  const fixedNames = new Set(
    readdirSync(clientDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => `/${entry.name}`),
  );
  const serve = serveStatic<AppEnv>({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      const hashed = path.startsWith(join(clientDir, 'assets'));
      c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    },
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.path.startsWith('/assets/')) return (await serve(c, async () => {})) ?? notFound(c);
    return fixedNames.has(c.req.path) ? serve(c, next) : next();
  });
}
