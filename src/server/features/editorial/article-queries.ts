import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Article, PostCard, PostsQuery, RelatedPost } from '#contract/blog.ts';
import { RELATED_POSTS } from '#domain/editorial.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogPosts } from '#server/db/schema/editorial.ts';
import { renderMarkdown } from '#server/markdown/render-markdown.ts';

export const ARTICLE_ART_PATH = '/art/articles';

const NEWEST_FIRST = [desc(blogPosts.publishDate), asc(blogPosts.slug)];

type PostRow = typeof blogPosts.$inferSelect;

const CARD = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  author: blogPosts.author,
  tags: blogPosts.tags,
  publishDate: blogPosts.publishDate,
  readTime: blogPosts.readTime,
  viewCount: blogPosts.viewCount,
  scene: blogPosts.scene,
};

export async function listPosts(db: Queryable, { category }: PostsQuery): Promise<PostCard[]> {
  const rows = await db
    .select(CARD)
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), category && eq(blogPosts.category, category)))
    .orderBy(...NEWEST_FIRST);
  return rows.map(cardOf);
}

export async function findPost(db: Queryable, slug: string): Promise<Article | undefined> {
  const [row] = await db
    .select({ ...CARD, content: blogPosts.content, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.isPublished, true)));
  if (!row) return undefined;
  const { content, updatedAt, ...card } = row;
  return {
    ...cardOf(card),
    updatedAt: updatedAt.toISOString(),
    html: renderMarkdown(content).html,
    related: await relatedTo(db, row),
  };
}

function cardOf({ scene, ...row }: Pick<PostRow, keyof typeof CARD>): PostCard {
  return { ...row, picture: scene && `${ARTICLE_ART_PATH}/${row.slug}.webp` };
}

function relatedTo(
  db: Queryable,
  { id, category }: Pick<PostRow, 'id' | 'category'>,
): Promise<RelatedPost[]> {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title, excerpt: blogPosts.excerpt, slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), eq(blogPosts.category, category), ne(blogPosts.id, id)))
    .orderBy(...NEWEST_FIRST)
    .limit(RELATED_POSTS);
}

/** As much of an article as its picture needs. */
export type DrawableArticle = Pick<PostRow, 'slug'> & { scene: string };

export async function findDrawable(db: Queryable, slug: string): Promise<DrawableArticle | undefined> {
  const [row] = await db
    .select({ slug: blogPosts.slug, scene: blogPosts.scene })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.isPublished, true)));
  return row?.scene ? { slug: row.slug, scene: row.scene } : undefined;
}
