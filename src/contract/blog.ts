import { z } from 'zod';
import { BLOG_CATEGORIES } from '#domain/editorial.ts';

/** No category: everything. */
export const postsQuery = z.object({ category: z.enum(BLOG_CATEGORIES).optional() });
export type PostsQuery = z.output<typeof postsQuery>;

export const postCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  author: z.string(),
  tags: z.array(z.string()),
  publishDate: z.iso.date(),
  /** In minutes. */
  readTime: z.int().min(1),
  viewCount: z.int().min(0),
  /** Address of a picture, 720 x 405. */
  picture: z.string().nullable(),
});
export type PostCard = z.infer<typeof postCard>;

export const relatedPost = postCard.pick({ id: true, title: true, excerpt: true, slug: true });
export type RelatedPost = z.infer<typeof relatedPost>;

export const article = z.object({
  ...postCard.shape,
  updatedAt: z.iso.datetime(),
  /** Made by the server of our own Markdown, in which no HTML survives. */
  html: z.string(),
  related: z.array(relatedPost),
});
export type Article = z.infer<typeof article>;

/** To `increment_blog_view_count`. */
export const viewOfPost = z.object({
  post_id: z.guid(),
  /** A word that the tab made up for itself. Who sends none is known by network and browser. */
  visitor: z.string().min(8).max(100).optional(),
});
export type ViewOfPost = z.infer<typeof viewOfPost>;
