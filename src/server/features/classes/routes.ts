import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { classBookWish, CLASSES_OFF, classWish } from '#contract/classes.ts';
import { fileName } from '#domain/file-name.ts';
import type { Bindery } from '#engines/bookbinder/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import { makeClassBook, type ClassBookMaking } from '#server/features/classes/class-book.ts';
import { tellClass, type ClassStoryTellers } from '#server/features/classes/class-stories.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';

const STORIES = { name: 'class-stories', points: 60, seconds: 600 };
const BOOKS = { name: 'class-books', points: 30, seconds: 600 };
const PRIVATE = { 'Cache-Control': 'no-store' };

export interface ClassesDependencies {
  limits: RateLimiting;
  guards: Guards;
  bindery: Bindery;
  tellers: ClassStoryTellers;
  making: ClassBookMaking;
  config: { classes: boolean };
}

/** Stories for a whole class. The names come with the wish, are woven in, and are kept nowhere. */
export function classesRoutes({ limits, guards, bindery, tellers, making, config }: ClassesDependencies) {
  const { requireUser } = guards;
  const isOn = onlyWithClasses(config.classes);
  return new Hono<AppEnv>()
    .post('/stories', limits.perAddress(STORIES), requireUser, isOn, validJson(classWish), async (c) => {
      const wish = c.req.valid('json');
      requireSafeText(Object.fromEntries(wish.names.map((name, i) => [`names.${i}`, name])), wish.language);
      const seed = Math.floor(Math.random() * 2 ** 32);
      return c.json({ stories: await tellClass(wish, tellers, seed, c.req.raw.signal) }, 200, PRIVATE);
    })
    .post('/book.pdf', limits.perAddress(BOOKS), requireUser, isOn, validJson(classBookWish), async (c) => {
      const wish = c.req.valid('json');
      requireSafeText(wordsOf(wish), wish.language);
      const { signal } = c.req.raw;
      const chunks: Uint8Array[] = [];
      for await (const chunk of bindery.pdf(await makeClassBook(wish, making, signal), signal))
        chunks.push(chunk);
      const name = encodeURIComponent(fileName(wish.label, 'pdf'));
      return c.body(Uint8Array.from(Buffer.concat(chunks)), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="class.pdf"; filename*=UTF-8''${name}`,
        ...PRIVATE,
      });
    });
}

/** Whatever is printed: it comes from the browser, and anybody may have changed it. */
function wordsOf({ label, stories }: z.output<typeof classBookWish>): Record<string, readonly string[]> {
  const told = stories.map(({ title, children, text, scenes }, i): [string, string[]] => {
    const seen = scenes.flatMap(({ id, direction: { spot, who } }) => [
      id,
      spot,
      ...who.flatMap(({ name, looks = '' }) => [name, looks]),
    ]);
    return [`stories.${i}`, [title, ...children, text, ...seen]];
  });
  return { label: [label], ...Object.fromEntries(told) };
}

/** Where the operator has switched classes off nothing of them is made. */
export function onlyWithClasses(isOn: boolean) {
  return createMiddleware<AppEnv>(async (_c, next) => {
    if (!isOn) throw new AppError(403, CLASSES_OFF, 'Classes are switched off here');
    await next();
  });
}
