/** Pages with an address of their own that anybody may read; what is for one person, or a tool, is not among them. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/how-it-works',
  '/story-library',
  '/story-library/fairy-tales',
  '/story-library/non-fiction',
  '/story-examples',
  '/blog',
  '/educational-guides',
  '/guides-library',
  '/curriculum',
  '/curriculum-guides',
  '/parent-tips',
  '/child-development',
  '/research',
  '/case-studies',
  '/team',
  '/faq',
  '/contact',
  '/feedback',
  '/privacy',
  '/terms',
  '/content-policy',
] as const;

/** Nothing to find there: one person's things, and addresses for programs. */
export const PRIVATE_AREAS = [
  '/api/',
  '/auth',
  '/rest/v1/',
  '/functions/v1/',
  '/dashboard',
  '/favorites',
  '/settings',
  '/achievements',
  '/admin',
  '/story-experience/',
] as const;

/** Pictures of links are made there, and those who show links come for them. */
export const OPEN_ALL_THE_SAME = ['/api/og-image'] as const;
