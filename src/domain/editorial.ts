import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';

export const BLOG_CATEGORIES = [
  'Research & Development',
  'Parenting Tips',
  'Child Development',
  'Educational Strategies',
  'Technology & Innovation',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export const GUIDE_CATEGORIES = [
  'Reading Comprehension',
  'Creative Writing',
  'STEM Activities',
  'Social-Emotional Learning',
  'Parent Resources',
] as const;
export type GuideCategory = (typeof GUIDE_CATEGORIES)[number];

export const FEATURED_POSTS = 3;
export const RELATED_POSTS = 3;

export const BLOG_PATH = '/blog';
export const GUIDES_PATH = '/educational-guides';
export const NEWSLETTER_PATH = '/newsletter';

export function postPath(slug: string): string {
  return `${BLOG_PATH}/${slug}`;
}

export function guidePath(slug: string): string {
  return `${GUIDES_PATH}/${slug}`;
}

/** The guide as a file. */
export function guideAddress(slug: string, language: LanguageCode = DEFAULT_LANGUAGE): string {
  const query = language === DEFAULT_LANGUAGE ? '' : `?language=${language}`;
  return `/api/guides/${slug}/guide.pdf${query}`;
}
