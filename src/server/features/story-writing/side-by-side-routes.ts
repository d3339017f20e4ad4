import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import {
  NO_SUCH_TELLING,
  TOLD_OTHERWISE,
  sideBySideRequest,
  taleLanguagesQuery,
} from '#contract/side-by-side.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import {
  requireSafe,
  requireUnlocked,
  resolveChoices,
  type Known,
} from '#server/features/story-writing/resolve-choices.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

const LIMIT = { name: 'side-by-side', points: 60, seconds: 600 };

const query = zValidator('query', taleLanguagesQuery, (result) => {
  if (!result.success) throw new AppError(400, 'validation_failed', 'There is no such tale');
});

export interface SideBySideDependencies extends Known {
  storytellers: Engines<Storyteller>;
  limits: RateLimiting;
  guards: Guards;
}

/** A tale that was told, once more in another language. Who is in it is sent along, and forgotten with the answer. */
export function sideBySideRoutes({ storytellers, limits, guards, ...known }: SideBySideDependencies) {
  const { beside } = storytellers.own;
  return new Hono<AppEnv>()
    .get('/languages', query, (c) => {
      const { tale, age } = c.req.valid('query');
      return c.json({ languages: beside?.languagesOf(tale, age) ?? [] });
    })
    .post('/', limits.perAddress(LIMIT), guards.optionalUser, validJson(sideBySideRequest), async (c) => {
      const { tale, text, second, ...choices } = c.req.valid('json');
      requireSafe(choices);
      requireSafe({ ...choices, language: second });
      if (!c.get('user')) requireUnlocked(choices, known.catalogues);
      const { characters } = resolveChoices({ ...choices, language: second }, known);
      const told = await beside?.tell({
        request: resolveChoices(choices, known),
        tale,
        text,
        language: second,
        characters,
      });
      if (told === undefined || told === 'no such telling')
        throw new AppError(404, NO_SUCH_TELLING, 'This story is not told in that language yet');
      if (told === 'told otherwise')
        throw new AppError(409, TOLD_OTHERWISE, 'This story cannot be told once more as it was');
      // How its heroes look is known where they were chosen.
      const heroes = characters.map(({ name }) => name);
      return c.json({ ...told, heroes }, 200, { 'Cache-Control': 'no-store' });
    });
}
