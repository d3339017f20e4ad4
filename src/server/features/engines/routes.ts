import { Hono } from 'hono';
import type { EnginesInUse } from '#contract/engines.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { AppEnv } from '#server/http/app-env.ts';

export function enginesRoutes({ storyteller }: Pick<EnginesInUse, 'storyteller'>) {
  const engines: EnginesInUse = { storyteller, illustrator: BUILT_IN, narrator: BUILT_IN };
  return new Hono<AppEnv>().get('/', (c) => c.json(engines, 200, { 'Cache-Control': 'public, max-age=60' }));
}
