import { Hono } from 'hono';
import type { EnginesInUse } from '#contract/engines.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { AppEnv } from '#server/http/app-env.ts';

export function enginesRoutes(engines: Omit<EnginesInUse, 'narrator'>) {
  const inUse: EnginesInUse = { ...engines, narrator: BUILT_IN };
  return new Hono<AppEnv>().get('/', (c) => c.json(inUse, 200, { 'Cache-Control': 'public, max-age=60' }));
}
