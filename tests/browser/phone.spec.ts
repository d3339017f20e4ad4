import { HEADER_LINKS } from '#web/shell/site-links.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';
import { ROUTES, inGroups, visit } from './site-map.ts';
import { smallTargets } from './thumb.ts';

test('the side menu holds all eleven links in order, and the ways to an account [NV-01]', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Story Library',
    'About',
    'How It Works',
    'Child Development',
    'Educational Guides',
    'Examples',
    'Parent Tips',
    'Blog',
    'Research',
    'Curriculum',
    'Case Studies',
  ]);
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expectNoAxeViolations(page);
  await menu.getByRole('link', { name: 'Examples' }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/story-examples');
});

test('Escape and the cross close the menu, and the focus returns to its button', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
});

test('the feedback button lies over no text; the menu leads to the form from anywhere [RB-10] [NV-10]', async ({
  page,
}) => {
  await open(page, '/about');
  const button = page.getByRole('complementary', { name: 'Feedback' }).getByRole('link');
  for (const part of [0, 0.3, 0.6]) {
    await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), part);
    await expect(button).not.toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Feedback' }).tap();
  await expect(page).toHaveURL('/feedback');
});

test('every link of the menu is a page', async ({ request }) => {
  for (const { to } of HEADER_LINKS) expect((await request.get(to)).status(), to).toBe(200);
});

for (const paths of inGroups(ROUTES)) {
  test(`nothing sideways and targets of 44 px on a small phone: ${paths.join(' ')}`, async ({ page }) => {
    test.slow(); // many pages
    for (const path of paths) {
      await visit(page, path);
      await expectNothingSideways(page, path);
      expect(await smallTargets(page, 'a, button, [role=combobox]'), path).toEqual([]);
    }
  });
}

for (const code of ['de', 'ta', 'hi', 'ja'] as const) {
  test(`long words of ${code} fit too`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'appLanguage', value: code, url: baseURL }]);
    await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
    for (const path of ['/', '/content-policy', '/educational-guides']) {
      await open(page, path);
      await expectNothingSideways(page, path);
    }
  });
}
