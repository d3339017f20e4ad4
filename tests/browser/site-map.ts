import type { Page } from '@playwright/test';
import { expect, open } from './fixtures.ts';

/**
 * Every route of the route table, with an example for those that take a parameter. The player is missing: it needs a
 * story that is made (experience.spec.ts).
 */
export const ROUTES = [
  '/',
  '/?create',
  '/about',
  '/how-it-works',
  '/parent-tips',
  '/child-development',
  '/educational-guides',
  '/guides-library',
  '/story-library',
  '/story-library/fairy-tales',
  '/story-library/fairy-tales/five-pots-of-gold',
  '/story-library/non-fiction',
  '/story-library/non-fiction/hic',
  '/story-library/non-fiction/series/busy-body',
  '/achievements',
  '/blog',
  '/blog/again',
  '/educational-guides/ask-the-horse',
  '/newsletter',
  '/offline',
  '/parent-consent',
  '/shared',
  '/join',
  '/story-examples',
  '/faq',
  '/privacy',
  '/terms',
  '/content-policy',
  '/contact',
  '/team',
  '/research',
  '/curriculum',
  '/curriculum-guides',
  '/case-studies',
  '/feedback',
  '/auth',
  '/dashboard',
  '/favorites',
  '/classes',
  '/reading-lists',
  '/settings',
  '/admin',
];

/** Where guests end who open a page that is not for guests. */
const GUESTS_ARE_LED_TO: Readonly<Record<string, string>> = {
  '/dashboard': '/auth?returnTo=%2Fdashboard',
  '/favorites': '/auth?returnTo=%2Ffavorites',
  '/classes': '/auth?returnTo=%2Fclasses',
  '/reading-lists': '/auth?returnTo=%2Freading-lists',
  '/settings': '/auth?returnTo=%2Fsettings',
  '/admin': '/',
};

/** Opens a page as a guest and waits until it has come to rest. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page).toHaveURL(GUESTS_ARE_LED_TO[path] ?? path);
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Journeys through a few pages each: one for every page spends its time on starting, one for all of them waits. */
export function inGroups<Item>(items: readonly Item[], size = 8): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
