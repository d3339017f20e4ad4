import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';

/** What the build made for the browser: hashed assets for ever, the few files with fixed names for a day. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
/** The service worker brings a new version to open tabs, so it is asked for each time. */
const SERVICE_WORKER = 'service-worker.js';

export function staticFiles(clientDir: string) {
  const fixedNames = new Set(
    readdirSync(clientDir, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`),
  );
  const serve = serveStatic<AppEnv>({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      const hashed = path.startsWith(join(clientDir, 'assets'));
      const caching = path.endsWith(SERVICE_WORKER) ? 'no-cache' : FOR_A_DAY;
      c.header('Cache-Control', hashed ? FOR_EVER : caching);
    },
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.path.startsWith('/assets/')) return (await serve(c, async () => {})) ?? notFound(c);
    return fixedNames.has(c.req.path) ? serve(c, next) : next();
  });
}
