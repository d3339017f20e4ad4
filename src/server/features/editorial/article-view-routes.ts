import { Hono, type Context } from 'hono';
import { viewOfPost } from '#contract/blog.ts';
import type { Database } from '#server/db/database.ts';
import { isRobot } from '#server/features/editorial/is-robot.ts';
import { countView, viewsOf } from '#server/features/editorial/article-views.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { childProtected } from '#server/http/child-protection.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

/** Who invents visitors does not get further than a class that reads. */
const LIMIT = { name: 'blog-views', points: 60, seconds: 60 };

interface BlogViewDependencies {
  database: Database;
  limits: RateLimiting;
  /** Which network asks, as nobody can read it back. */
  networkOf: (c: Context<AppEnv>) => string;
}

/** `increment_blog_view_count`, the remote function that counts a reader. It answers with the count. */
export function blogViewRoutes({ database: { db }, limits, networkOf }: BlogViewDependencies) {
  return new Hono<AppEnv>().post(
    '/rpc/increment_blog_view_count',
    limits.perAddress(LIMIT),
    validJson(viewOfPost),
    async (c) => {
      const { post_id: postId, visitor } = c.req.valid('json');
      const agent = c.req.header('user-agent');
      const isNobody = isRobot(agent) || childProtected(c);
      const count = isNobody
        ? await viewsOf(db, postId)
        : await countView(db, postId, visitor ?? `${networkOf(c)} ${agent}`);
      if (count === undefined) throw new AppError(404, 'not_found', 'Article not found');
      return c.json(count, 200, { 'Cache-Control': 'no-store' });
    },
  );
}
