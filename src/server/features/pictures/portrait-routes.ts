import { Hono } from 'hono';
import { portraitRequest } from '#contract/pictures.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { typedPortrait } from '#server/features/pictures/resolve-scene.ts';
import type { SceneWords } from '#server/features/pictures/scene-words.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

const HEIGHT = 240;
const LIMIT = { name: 'portraits', points: 60, seconds: 600 };

export interface PortraitDependencies {
  words: SceneWords;
  studio: Pick<Studio, 'drawPortrait' | 'cutOut'>;
  limits: RateLimiting;
}

/** Draws whom a guest may have typed in, and forgets them: a name is in no address, no file and no log. */
export function portraitRoutes({ words, studio, limits }: PortraitDependencies) {
  return new Hono<AppEnv>().post('/', limits.perAddress(LIMIT), validJson(portraitRequest), async (c) => {
    const { signal } = c.req.raw;
    const svg = await studio.drawPortrait(typedPortrait(c.req.valid('json'), words), signal);
    const bytes = await studio.cutOut({ svg, height: HEIGHT }, signal);
    const picture = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
    return c.json({ picture }, 200, { 'Cache-Control': 'no-store' });
  });
}
