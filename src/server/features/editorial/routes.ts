import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { z } from 'zod';
import { postsQuery } from '#contract/blog.ts';
import { readerQuery } from '#contract/library.ts';
import { guidesQuery } from '#contract/guides.ts';
import { findGuides } from '#domain/find-guides.ts';
import type { Bindery } from '#engines/bookbinder/port.ts';
import type { Database } from '#server/db/database.ts';
import { findPost, listPosts } from '#server/features/editorial/article-queries.ts';
import { printedGuide } from '#server/features/editorial/guide-paper.ts';
import { findGuide, findGuideText, listGuides } from '#server/features/editorial/guide-queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';

interface EditorialDependencies {
  database: Database;
}

/** The same for everybody. */
const shared = (seconds: number) => ({
  'Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=300`,
});
/** Short, because readers are counted. */
const ARTICLES = shared(30);
const GUIDES = shared(60);
const A_DAY = 86_400;
const PDF_LIMIT = { name: 'guides', points: 60, seconds: 600 };

export function blogRoutes({ database: { db } }: EditorialDependencies) {
  return new Hono<AppEnv>()
    .use(etag())
    .get('/posts', query(postsQuery, 'There is no such category'), async (c) =>
      c.json({ posts: await listPosts(db, c.req.valid('query')) }, 200, ARTICLES),
    )
    .get('/posts/:slug', async (c) => {
      const post = found(await findPost(db, c.req.param('slug')), 'Article not found');
      return c.json({ post }, 200, ARTICLES);
    });
}

interface GuidesDependencies extends EditorialDependencies {
  bindery: Pick<Bindery, 'guide'>;
  limits: RateLimiting;
  config: { siteUrl: string };
  /** What stands at the foot of a page. */
  madeWith: string;
}

export function guidesRoutes({ database: { db }, bindery, limits, config, madeWith }: GuidesDependencies) {
  return new Hono<AppEnv>()
    .use(etag())
    .get('/', query(guidesQuery, 'There is no such part of the guides'), async (c) => {
      const { category, q } = c.req.valid('query');
      // There are few; the page filters by the same function while somebody types.
      return c.json({ guides: findGuides(await listGuides(db), { category, q }) }, 200, GUIDES);
    })
    .get('/:slug', async (c) => {
      const guide = found(await findGuide(db, c.req.param('slug')), 'There is no such guide');
      return c.json({ guide }, 200, GUIDES);
    })
    .get(
      '/:slug/guide.pdf',
      limits.perAddress(PDF_LIMIT),
      query(readerQuery, 'There is no such language'),
      async (c) => {
        const text = found(await findGuideText(db, c.req.param('slug')), 'There is no such guide');
        const pdf = await bindery.guide(
          printedGuide(text, { ...config, madeWith, ...c.req.valid('query') }),
          c.req.raw.signal,
        );
        return c.body(Uint8Array.from(pdf), 200, {
          ...shared(A_DAY),
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${text.slug}.pdf"`,
        });
      },
    );
}

function query<Schema extends z.ZodType>(schema: Schema, refusal: string) {
  return zValidator('query', schema, (result) => {
    if (!result.success) throw new AppError(400, 'validation_failed', refusal);
  });
}

function found<Text>(text: Text | undefined, refusal: string): Text {
  if (!text) throw new AppError(404, 'not_found', refusal);
  return text;
}
