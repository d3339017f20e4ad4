import { z } from 'zod';
import { BLOG_CATEGORIES } from '#domain/editorial.ts';
import { META_DESCRIPTION } from '#domain/preview.ts';
import { readMinutes } from '#domain/read-time.ts';
import { blogPosts } from '#server/db/schema/editorial.ts';
import { collection } from '#server/db/seed/collection.ts';
import { slug } from '#server/db/seed/slug.ts';
import { stableId } from '#server/db/seed/stable-id.ts';

const line = z.string().trim().min(1);

const post = z.strictObject({
  slug,
  title: line.max(200),
  /** Also what search engines show, whole. */
  excerpt: line.max(META_DESCRIPTION),
  category: z.enum(BLOG_CATEGORIES),
  author: line.max(100),
  tags: z.array(line.max(40)).min(1),
  date: z.iso.date(),
  /** A sentence that the illustrator draws. */
  picture: line.max(300).optional(),
  draft: z.boolean().default(false),
  content: line,
});

export const blogPostCollection = collection({
  pattern: 'blog/*.md',
  version: 1,
  schema: post,
  claims: ({ slug }) => [`slug ${slug}`],
  async upsert(tx, { slug, date, draft, picture, ...rest }) {
    const row = {
      ...rest,
      scene: picture ?? null,
      publishDate: date,
      readTime: Math.max(1, readMinutes(rest.content)),
      isPublished: !draft,
    };
    await tx
      .insert(blogPosts)
      // Until somebody edits it, it is as old as its date, not as this database.
      .values({ id: stableId('blog-post', slug), slug, ...row, updatedAt: new Date(date) })
      .onConflictDoUpdate({ target: blogPosts.slug, set: row });
  },
});
