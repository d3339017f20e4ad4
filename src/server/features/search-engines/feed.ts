import { desc, sql } from 'drizzle-orm';
import { BRAND } from '#domain/brand.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogPosts } from '#server/db/schema/editorial.ts';
import { xmlText } from '#server/features/search-engines/xml.ts';

export const FEED_PATH = '/blog/rss.xml';
const NEWEST = 50;

type Article = Pick<
  typeof blogPosts.$inferSelect,
  'slug' | 'title' | 'excerpt' | 'author' | 'category' | 'publishDate'
>;

export function newestArticles(db: Queryable): Promise<Article[]> {
  return db
    .select({
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      author: blogPosts.author,
      category: blogPosts.category,
      publishDate: blogPosts.publishDate,
    })
    .from(blogPosts)
    .where(sql`${blogPosts.isPublished}`)
    .orderBy(desc(blogPosts.publishDate), blogPosts.slug)
    .limit(NEWEST);
}

/** RSS 2.0. Articles are written in English, so the feed is in English for everybody. */
export function feed(siteUrl: string, articles: readonly Article[]): string {
  const [newest] = articles;
  const built = newest ? `\n    <lastBuildDate>${dayOf(newest)}</lastBuildDate>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${BRAND} Blog</title>
    <link>${xmlText(`${siteUrl}/blog`)}</link>
    <atom:link href="${xmlText(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>
    <description>About stories, reading and children, for parents and teachers.</description>
    <language>en</language>${built}
${articles.map((article) => itemOf(siteUrl, article)).join('')}  </channel>
</rss>
`;
}

function itemOf(siteUrl: string, article: Article): string {
  const address = xmlText(`${siteUrl}/blog/${article.slug}`);
  return `    <item>
      <title>${xmlText(article.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <description>${xmlText(article.excerpt)}</description>
      <dc:creator>${xmlText(article.author)}</dc:creator>
      <category>${xmlText(article.category)}</category>
      <pubDate>${dayOf(article)}</pubDate>
    </item>
`;
}

/** RSS writes dates as mails do. */
function dayOf({ publishDate }: Article): string {
  return new Date(`${publishDate}T00:00:00Z`).toUTCString();
}
