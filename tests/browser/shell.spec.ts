import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, hold, open, test } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });

test('the header stays on top and shows the brand and four links [NV-01]', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fabloom' })).toHaveAttribute('href', '/');
  await expect(bar(page).getByRole('link')).toHaveText([
    'Story Library',
    'About',
    'How It Works',
    'Child Development',
  ]);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await expect(bar(page)).toBeInViewport();
});

test('a guest sees Sign In and Get Started, and no admin link [NV-03]', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
});

test('the current page is marked in the bar', async ({ page }) => {
  await open(page, '/about');
  await expect(bar(page).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
});

test('the footer has its blurb, three groups, the create link and the credit [NV-07]', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Fabloom makes illustrated, narrated stories');
  const group = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
  await expect(group('Learn')).toHaveText([
    'About',
    'How It Works',
    'Story Library',
    'Story Examples',
    'Parent Tips',
  ]);
  await expect(group('Support')).toHaveText(['FAQ', 'Contact']);
  await expect(group('Legal')).toHaveText(['Content Policy', 'Privacy Policy', 'Terms of Service']);
  await expect(footer).toContainText('Pictures: our own illustrator. Voice: our own narrator.');
  await footer.getByRole('link', { name: 'Create Stories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where does your story happen?');
});

const CRUMBS = {
  about: 'About',
  'how-it-works': 'How It Works',
  'parent-tips': 'Parent Tips',
  'child-development': 'Child Development',
  'educational-guides': 'Educational Guides',
  'story-examples': 'Story Examples',
  'story-library': 'Story Library',
  faq: 'FAQ',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  'content-policy': 'Content Policy',
  contact: 'Contact',
};

test('the breadcrumb names the twelve segments [NV-08]', async ({ page }) => {
  for (const [segment, label] of Object.entries(CRUMBS)) {
    await page.goto(`/${segment}`);
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', label]);
    await expect(trail.locator('[aria-current=page]')).toHaveText(label);
  }
  await open(page, '/story-library/fairy-tales');
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Story Library' })
    .click();
  await expect(page).toHaveURL('/story-library');
});

test('the landing has no breadcrumb', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveCount(0);
});

test('a feedback button floats at the bottom left of every page [NV-10]', async ({ page }) => {
  for (const path of ['/', '/faq', '/story-library/non-fiction']) {
    await open(page, path);
    const box = await page.getByRole('link', { name: 'Feedback' }).boundingBox();
    const viewport = page.viewportSize();
    expect(box?.x).toBeLessThan(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan((viewport?.height ?? 0) - 40);
  }
});

test('the keyboard alone: skip link, header, page, and focus that can be seen', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#page')).toBeFocused();
  await page.keyboard.press('Tab');
  const start = page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first();
  await expect(start).toBeFocused();
  expect(await start.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('3px');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where does your story happen?');
});

test('after a navigation the focus is on the new page, so that a screen reader goes on there', async ({
  page,
}) => {
  await open(page, '/');
  await bar(page).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Fabloom');
  await expect(page.locator('#page')).toBeFocused();
});

test('a slow page shows that it is on its way', async ({ page }) => {
  await open(page, '/');
  const { letGo } = await hold(page, '**/about.data*');
  // Hovering would fetch the page ahead of the click.
  await bar(page).getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toBeVisible();
  await expectNoAxeViolations(page);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Fabloom');
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toHaveCount(0);
});

test('the light of the page is chosen, kept, and there before the first paint', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  await open(page, '/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await paper();
  await page.getByText('Night', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect.poll(paper).not.toBe(day);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('night');
});

test.describe('without site data', () => {
  test.use({ age: null });

  test('a browser that blocks all site data still gets a living page', async ({ page, tolerate }) => {
    tolerate(/The operation is insecure/); // the router notes that it cannot keep scroll positions
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/about');
    await page.getByRole('button', { name: 'I am 13 or older' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Language of the site' }).selectOption('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('banner').getByRole('navigation').getByRole('link').first().click();
    await expect(page).toHaveURL('/story-library');
  });
});
