import type { Page } from '@playwright/test';
import { makeAccount } from './accounts.ts';
import { STARTING, bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { familyOn } from './family.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** What a thumb did on all pages since. */
async function counted(page: Page) {
  let taps = 0;
  await page.exposeFunction('tapped', () => (taps += 1));
  await page.addInitScript(() => {
    addEventListener('touchstart', () => (window as unknown as { tapped(): void }).tapped(), true);
  });
  return () => taps;
}

/** Where the story is made, from the first step to its cover. */
async function makeByThumb(page: Page, heroes: readonly RegExp[]) {
  const { card, create } = creatorOn(page);
  await card(/^Enchanted Forest/).tap();
  await card(/^Friendship/).tap();
  for (const hero of heroes) await card(hero).tap();
  await create.tap();
}

for (const way of ['I’ll read', 'Read to me'] as const) {
  test(`from the landing a guest is at the first page with six taps: ${way} [RB-11]`, async ({ page }) => {
    test.setTimeout(120_000);
    const taps = await counted(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().tap();
    await makeByThumb(page, [/^Ember the dragon/]);
    const story = bookOn(page);
    await story.button(way).tap();
    await expect(story.page(1)).toBeVisible();
    if (way === 'Read to me') await expect.poll(story.spoken, STARTING).not.toBeNull();
    expect(taps()).toBe(6);
  });
}

test.describe('who comes for the first time of all', () => {
  test.use({ age: null });
  test('is asked once how old they are, which is one tap more [RB-11]', async ({ page }) => {
    const taps = await counted(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'I am 13 or older' }).tap();
    expect(taps()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().tap();
    await makeByThumb(page, [/^Ember the dragon/]);
    const story = bookOn(page);
    await story.button('I’ll read').tap();
    await expect(story.page(1)).toBeVisible();
    expect(taps()).toBe(7);
  });
});

for (const way of ['I’ll read', 'Read to me'] as const)
  test(`on another evening a family is at its first page with five taps: who was in the last story is in this one: ${way} [RB-11] [PC-03]`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(120_000);
    const creator = creatorOn(page);
    await creator.openHeroes(await makeAccount(request));
    const family = familyOn(page);
    await family.addSomebody('Mia');
    await family.addSomebody('Tom');
    await family.card('Mia My Kid').click();
    await creator.create.click();
    await creator.finished();
    await expect(page.getByText(/^On your shelf/)).toBeVisible();

    const later = await context.newPage();
    const taps = await counted(later);
    await later.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
    await later.goto('/');
    await later.getByRole('main').getByRole('link', { name: 'Create New Story' }).tap();
    await makeByThumb(later, []);
    await expect(later.getByRole('region', { name: 'Heroes of this story' })).toHaveCount(0);
    const story = bookOn(later);
    await story.button(way).tap();
    await expect(story.page(1)).toBeVisible();
    if (way === 'Read to me') await expect.poll(story.spoken, STARTING).not.toBeNull();
    expect(taps()).toBe(5);
    const told = await story.book.innerText();
    expect(told).toContain('Mia');
    expect(told).not.toContain('Tom');
  });
