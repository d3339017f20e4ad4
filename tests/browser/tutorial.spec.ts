import type { Page } from '@playwright/test';
import { makeAccount, remember, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'New here?' });
const take = (page: Page) => page.getByRole('button', { name: 'Take the tour' });
const tour = (page: Page) => page.getByRole('dialog');

for (const [where, viewport] of [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test(`the tour is offered once, goes by keyboard, and is rewarded at its end: ${where} [AC-02]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await remember(page, await makeAccount(request));
    const creator = creatorOn(page);
    await creator.open();
    await expect(offer(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await take(page).click();
    for (const [i, title] of [
      'Four steps to a story',
      'Who is listening?',
      'Choose a card',
      'And on you go',
      'Then it is story time',
    ].entries()) {
      await expect(page.getByRole('dialog', { name: title })).toContainText(`Stop ${i + 1} of 5`);
      const way = tour(page).getByRole('button', { name: i < 4 ? 'Next' : 'Start creating' });
      await expect(way).toBeFocused();
      await expect(way).toBeInViewport({ ratio: 1 });
      if (i < 4) await expect(page.locator('.tour-light')).toBeInViewport();
      if (i === 2) await expectNoAxeViolations(page);
      await page.keyboard.press(i % 2 === 0 ? 'Enter' : i < 4 ? 'ArrowRight' : 'Enter');
    }
    await expect(tour(page)).toHaveCount(0);
    await expect(toast(page, 'Achievement Unlocked!')).toContainText('You earned: Knows the Way');
    await expect(take(page)).toBeFocused();
    await expect(take(page)).toBeInViewport();
    await page.reload();
    await expect(take(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
}

test('whoever skips is not asked again, and can take the tour all the same', async ({ page }) => {
  const creator = creatorOn(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await creator.open();
  await take(page).click();
  await tour(page).getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Four steps to a story' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveCount(0);
  await expect(take(page)).toBeFocused();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(take(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await take(page).click();
  await tour(page).getByRole('button', { name: 'Skip the tour' }).click();
  await expect(tour(page)).toHaveCount(0);
  expect(sent.filter((url) => url.includes('/api/me/'))).toEqual([]);
});

test('whoever says no, or simply goes on, is left in peace', async ({ page, context }) => {
  const creator = creatorOn(page);
  await creator.open();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(take(page)).toBeFocused();
  await page.evaluate(() => localStorage.removeItem('fabloom.tour'));
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await creator.pick(/^Beach/);
  await expect(take(page)).toHaveCount(0);
  const later = await context.newPage();
  await later.goto('/?create');
  await expect(take(later)).toBeVisible();
  await expect(offer(later)).toHaveCount(0);
});
