import { Hono } from 'hono';
import type { EnginesInUse } from '#contract/engines.ts';
import type { AppEnv } from '#server/http/app-env.ts';

export function enginesRoutes(engines: EnginesInUse) {
  return new Hono<AppEnv>().get('/', (c) => c.json(engines, 200, { 'Cache-Control': 'public, max-age=60' }));
}
