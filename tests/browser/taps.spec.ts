import type { Page } from '@playwright/test';
import { makeAccount, remember } from './accounts.ts';
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

/** Whether anything has sounded yet: the player's own element never hangs in the page. */
async function hears(page: Page) {
  await page.addInitScript(() => {
    const { Audio } = window;
    window.Audio = function madeToBeHeard(address?: string) {
      const audio = new Audio(address);
      audio.addEventListener('playing', () => audio.src && performance.mark('heard'));
      return audio;
    } as unknown as typeof Audio;
  });
  return () => page.evaluate(() => performance.getEntriesByName('heard').length > 0);
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
    const heard = await hears(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().tap();
    await makeByThumb(page, [/^Ember the dragon/]);
    const story = bookOn(page);
    expect(await heard()).toBe(false);
    await story.button(way).tap();
    await expect(story.page(1)).toBeVisible();
    if (way === 'Read to me') await expect.poll(heard, STARTING).toBe(true);
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

test('on the first evening a new account chooses its hero, which is one tap more than on any other [RB-11]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await remember(page, await makeAccount(page.request));
  const taps = await counted(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Create New Story' }).tap();
  await makeByThumb(page, [/^Ember the dragon/]);
  const story = bookOn(page);
  await story.button('I’ll read').tap();
  await expect(story.page(1)).toBeVisible();
  expect(taps()).toBe(6);
});

/** A family makes a story on one evening, with those who are chosen then, and comes back on another. */
async function onAnotherEvening(
  page: Page,
  choose: (creator: ReturnType<typeof creatorOn>) => Promise<void>,
) {
  const creator = creatorOn(page);
  await creator.openHeroes(await makeAccount(page.request));
  await choose(creator);
  await creator.create.click();
  await creator.finished();
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  const later = await page.context().newPage();
  const taps = await counted(later);
  const heard = await hears(later);
  await later.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await later.goto('/');
  await later.getByRole('main').getByRole('link', { name: 'Create New Story' }).tap();
  await makeByThumb(later, []);
  return { later, taps, heard, story: bookOn(later) };
}

for (const way of ['I’ll read', 'Read to me'] as const)
  test(`on another evening a family is at its first page with five taps: who was in the last story is in this one: ${way} [RB-11] [PC-03]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { later, taps, heard, story } = await onAnotherEvening(page, async () => {
      const family = familyOn(page);
      await family.addSomebody('Mia');
      await family.addSomebody('Tom');
      await family.card('Mia My Kid').click();
    });
    await expect(later.getByRole('region', { name: 'Heroes of this story' })).toHaveCount(0);
    await story.button(way).tap();
    await expect(story.page(1)).toBeVisible();
    if (way === 'Read to me') await expect.poll(heard, STARTING).toBe(true);
    expect(taps()).toBe(5);
    const told = await story.book.innerText();
    expect(told).toContain('Mia');
    expect(told).not.toContain('Tom');
  });

test('on another evening a hero of the catalogue is in the story again, with five taps to its first page [RB-11]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { taps, story } = await onAnotherEvening(page, (creator) =>
    creator.card(/^Ember the dragon/).click(),
  );
  await story.button('I’ll read').tap();
  await expect(story.page(1)).toBeVisible();
  expect(taps()).toBe(5);
  await expect(story.book).toContainText('Ember');
});
