import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { tellChanged } from '#server/db/changed-pages.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogPosts, blogViews } from '#server/db/schema/editorial.ts';

/**
 * Counts a reader of an article once. One statement: whoever comes twice at the same time is kept apart by the key of
 * `blog_views`. The answer is how often it has been read, or undefined when there is no such article.
 */
export async function countView(db: Queryable, postId: string, visitor: string): Promise<number | undefined> {
  const hash = createHash('sha256').update(`${postId} ${visitor}`).digest();
  // Not an update through the table's definition: being read does not make an article newer.
  const { rows } = await db.execute<{ view_count: number; slug: string; is_new: boolean }>(sql`
    with seen as (
      insert into ${blogViews} (post_id, visitor)
      select id, ${hash} from ${blogPosts} where id = ${postId} and is_published
      on conflict do nothing
      returning post_id
    )
    update ${blogPosts} set view_count = view_count + (select count(*) from seen)
    where id = ${postId} and is_published
    returning view_count, slug, exists (select from seen) as is_new`);
  const [post] = rows;
  if (post?.is_new) await tellChanged(db, [`/blog/${post.slug}`]);
  return post?.view_count;
}

export async function viewsOf(db: Queryable, postId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ view_count: number }>(
    sql`select view_count from ${blogPosts} where id = ${postId} and is_published`,
  );
  return rows[0]?.view_count;
}
