import { zValidator } from '@hono/zod-validator';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { readerQuery } from '#contract/library.ts';
import { sheetWish, type SheetWish } from '#contract/sheets.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { fileName } from '#domain/file-name.ts';
import type { Bindery } from '#engines/bookbinder/port.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import { makeSheet, type SheetMaking, type StoryForSheet } from '#server/features/sheets/make-sheet.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

const LIMIT = { name: 'sheets', points: 60, seconds: 600 };
/** In characters: several times a long story of ours. */
const LONGEST = 40_000;

/** A story whose scenes are not looked up before they are needed. */
type FoundStory = Omit<StoryForSheet, 'scenes'> & { scenes: () => readonly SceneSpec[] };

export interface SheetSources {
  making: SheetMaking;
  library: (idOrSlug: string, language: LanguageCode) => Promise<FoundStory | undefined>;
  own: (userId: string, id: string, wish: SheetWish) => Promise<FoundStory | undefined>;
}

export interface SheetsDependencies {
  bindery: Pick<Bindery, 'sheet'>;
  limits: RateLimiting;
  guards: Guards;
  sheets: SheetSources;
}

const storyId = zValidator('param', z.object({ id: z.guid() }), (result) => {
  if (!result.success) throw missing();
});

/** Under `/library`: open to everybody, as the library is. */
export function librarySheetRoutes({ bindery, limits, sheets }: Omit<SheetsDependencies, 'guards'>) {
  return new Hono<AppEnv>().get(
    '/stories/:idOrSlug/sheet.pdf',
    limits.perAddress(LIMIT),
    zValidator('query', readerQuery, (result) => {
      if (!result.success) throw missing();
    }),
    async (c) => {
      const story = await sheets.library(c.req.param('idOrSlug'), c.req.valid('query').language);
      // A day only: under the same address a better drawing may come.
      return deliver(c, story, { bindery, sheets }, 'public, max-age=86400');
    },
  );
}

/** Under `/my-stories`. */
export function ownSheetRoutes({ bindery, limits, guards, sheets }: SheetsDependencies) {
  return new Hono<AppEnv>().post(
    '/:id/sheet.pdf',
    limits.perAddress(LIMIT),
    guards.requireUser,
    storyId,
    validJson(sheetWish),
    async (c) => {
      const story = await sheets.own(c.get('user').id, c.req.valid('param').id, c.req.valid('json'));
      return deliver(c, story, { bindery, sheets }, 'no-store');
    },
  );
}

async function deliver(
  c: Context,
  story: FoundStory | undefined,
  { bindery, sheets }: Pick<SheetsDependencies, 'bindery' | 'sheets'>,
  caching: string,
) {
  if (!story) throw missing();
  if (story.text.length > LONGEST) throw new AppError(413, 'too_large', 'The story is too long for a sheet.');
  const { signal } = c.req.raw;
  const sheet = await makeSheet({ ...story, scenes: story.scenes() }, sheets.making, signal);
  const name = encodeURIComponent(fileName(story.title, 'pdf'));
  return c.body(Uint8Array.from(await bindery.sheet(sheet, signal)), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="sheet.pdf"; filename*=UTF-8''${name}`,
    'Cache-Control': caching,
  });
}

function missing(): AppError {
  return new AppError(404, 'not_found', 'There is no such story');
}
