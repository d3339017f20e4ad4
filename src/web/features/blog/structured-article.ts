import type { Article } from '#contract/blog.ts';
import { BRAND } from '#domain/brand.ts';
import { postPath } from '#domain/editorial.ts';

/** An article in the words of schema.org. */
export function structuredArticle(article: Article, siteUrl: string): Record<string, unknown> {
  const { slug, title, excerpt, category, author, tags, publishDate, updatedAt, readTime, picture } = article;
  const house = { '@type': 'Organization', name: BRAND, url: siteUrl };
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    url: siteUrl + postPath(slug),
    mainEntityOfPage: siteUrl + postPath(slug),
    ...(picture && { image: siteUrl + picture }),
    datePublished: publishDate,
    dateModified: updatedAt,
    inLanguage: 'en',
    articleSection: category,
    keywords: tags.join(', '),
    timeRequired: `PT${readTime}M`,
    isAccessibleForFree: true,
    author: { '@type': 'Organization', name: author, url: siteUrl },
    publisher: house,
  };
}
