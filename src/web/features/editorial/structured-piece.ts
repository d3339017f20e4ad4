import type { Article } from '#contract/blog.ts';
import type { Guide } from '#contract/guides.ts';
import { BRAND } from '#domain/brand.ts';
import { guidePath, postPath } from '#domain/editorial.ts';

type Structured = Record<string, unknown>;

/** An article in the words of schema.org. */
export function structuredArticle(article: Article, siteUrl: string): Structured {
  const { slug, title, excerpt, category, author, tags, publishDate, updatedAt, readTime, picture } = article;
  const url = siteUrl + postPath(slug);
  return {
    '@type': 'Article',
    ...pieceOf({ title, text: excerpt, url, from: publishDate, updatedAt, author }, siteUrl),
    mainEntityOfPage: url,
    ...(picture && { image: siteUrl + picture }),
    articleSection: category,
    keywords: tags.join(', '),
    timeRequired: `PT${readTime}M`,
  };
}

/** A guide in the words of schema.org. */
export function structuredGuide(guide: Guide, siteUrl: string): Structured {
  const { slug, title, description, subjects, ageGroups, createdAt, updatedAt } = guide;
  const url = siteUrl + guidePath(slug);
  return {
    '@type': ['Article', 'LearningResource'],
    ...pieceOf({ title, text: description, url, from: createdAt, updatedAt, author: BRAND }, siteUrl),
    name: title,
    about: subjects,
    typicalAgeRange: ageGroups.join(', '),
  };
}

interface Piece {
  title: string;
  text: string;
  url: string;
  from: string;
  updatedAt: string;
  author: string;
}

function pieceOf({ title, text, url, from, updatedAt, author }: Piece, siteUrl: string): Structured {
  const organization = (name: string) => ({ '@type': 'Organization', name, url: siteUrl });
  return {
    headline: title,
    description: text,
    url,
    datePublished: from,
    dateModified: updatedAt,
    inLanguage: 'en',
    isAccessibleForFree: true,
    author: organization(author),
    publisher: organization(BRAND),
  };
}
