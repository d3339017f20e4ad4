import { eq, sql } from 'drizzle-orm';
import { seriesPath, storyPath, tellingPath } from '#domain/library-paths.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogPosts, educationalGuides } from '#server/db/schema/editorial.ts';
import { stories, storySeries, storyTellings } from '#server/db/schema/stories.ts';
import { PUBLIC_PAGES } from '#server/features/search-engines/public-pages.ts';
import { xmlText } from '#server/features/search-engines/xml.ts';

export interface SitePage {
  path: string;
  /** Absent where nothing tells when it last changed. */
  changed?: Date;
}

/** Every page that may be found, the fixed ones first. */
export async function publicPages(db: Queryable): Promise<SitePage[]> {
  const [tales, tellings, series, articles, guides] = await Promise.all([
    db
      .select({ slug: stories.slug, category: stories.category, changed: stories.updatedAt })
      .from(stories)
      .orderBy(stories.slug),
    db
      .select({
        slug: stories.slug,
        category: stories.category,
        language: storyTellings.language,
        changed: storyTellings.updatedAt,
      })
      .from(storyTellings)
      .innerJoin(stories, eq(stories.id, storyTellings.storyId))
      .orderBy(stories.slug, storyTellings.language),
    db
      .select({ slug: storySeries.slug, changed: storySeries.updatedAt })
      .from(storySeries)
      .orderBy(storySeries.slug),
    db
      .select({ slug: blogPosts.slug, changed: blogPosts.updatedAt })
      .from(blogPosts)
      .where(sql`${blogPosts.isPublished}`)
      .orderBy(blogPosts.slug),
    db
      .select({ slug: educationalGuides.slug, changed: educationalGuides.updatedAt })
      .from(educationalGuides)
      .where(sql`${educationalGuides.isActive}`)
      .orderBy(educationalGuides.slug),
  ]);
  return [
    ...PUBLIC_PAGES.map((path) => ({ path })),
    ...tales.map(({ changed, ...story }) => ({ path: storyPath(story), changed })),
    ...tellings.map(({ changed, language, ...story }) => ({ path: tellingPath(story, language), changed })),
    ...series.map(({ slug, changed }) => ({ path: seriesPath(slug), changed })),
    ...articles.map(({ slug, changed }) => ({ path: `/blog/${slug}`, changed })),
    ...guides.map(({ slug, changed }) => ({ path: `/educational-guides/${slug}`, changed })),
  ];
}

export function sitemap(siteUrl: string, pages: readonly SitePage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const lastChange = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `  <url><loc>${xmlText(siteUrl + path)}</loc>${lastChange}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
