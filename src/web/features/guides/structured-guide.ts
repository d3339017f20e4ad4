import type { Guide } from '#contract/guides.ts';
import { BRAND } from '#domain/brand.ts';
import { guidePath } from '#domain/editorial.ts';

/** A guide in the words of schema.org. */
export function structuredGuide(guide: Guide, siteUrl: string): Record<string, unknown> {
  const { slug, title, description, subjects, ageGroups, createdAt, updatedAt } = guide;
  return {
    '@type': ['Article', 'LearningResource'],
    headline: title,
    name: title,
    description,
    url: siteUrl + guidePath(slug),
    datePublished: createdAt,
    dateModified: updatedAt,
    inLanguage: 'en',
    about: subjects,
    typicalAgeRange: ageGroups.join(', '),
    isAccessibleForFree: true,
    author: { '@type': 'Organization', name: BRAND, url: siteUrl },
    publisher: { '@type': 'Organization', name: BRAND, url: siteUrl },
  };
}
