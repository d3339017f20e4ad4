/** Pages to read: each is a file in `content/pages` and a path of the site. */
export const CONTENT_PAGE_NAMES = [
  'about',
  'how-it-works',
  'parent-tips',
  'child-development',
  'guides-library',
  'curriculum-guides',
  'story-examples',
  'faq',
  'privacy',
  'terms',
  'content-policy',
  'contact',
  'team',
  'research',
  'curriculum',
  'case-studies',
] as const;

export type ContentPageName = (typeof CONTENT_PAGE_NAMES)[number];
