import { makeAccount } from './accounts.ts';
import { STARTING, bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, hold, hydrated, test } from './fixtures.ts';
import { MOST_SHIFT, watchShifts } from './layout-shift.ts';
import { putStory } from './told-story.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`after Create Story! the cover rises with its hero before there is a word, and the very same book fills (motion: ${reducedMotion}) [RB-03]`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion });
    const story = await hold(page, '**/functions/v1/generate-story');
    const creator = creatorOn(page);
    await creator.openHeroes(await makeAccount(page.request));
    await creator.card(/^Ember the dragon/).tap();
    await creator.create.tap();
    const open = bookOn(page);
    for (const way of ['Read to me', 'I’ll read'])
      await expect(open.button(way)).toBeInViewport({ ratio: 1 });
    const cover = open.book.locator('.book-cover > :first-child');
    // The place, and in front of it who is in the story.
    await expect(cover.locator('img')).toHaveCount(2);
    const motion = await cover.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return { animationName, animationDuration };
    });
    expect(motion).toEqual(
      reducedMotion === 'reduce'
        ? { animationName: 'fade', animationDuration: '0.18s' }
        : { animationName: 'cover-rise', animationDuration: '0.4s' },
    );
    await open.book.evaluate((dialog) => dialog.setAttribute('data-seen', 'before a word'));
    await open.button('I’ll read').tap();
    await expect(
      open.book.getByRole('status').filter({ hasText: 'The storyteller is writing …' }),
    ).toBeVisible();
    story.letGo();
    await expect(open.page(1)).toBeVisible();
    await expect(open.paragraphs.first()).toBeVisible();
    await expect(open.book).toHaveAttribute('data-seen', 'before a word');
    await expect(open.book.getByRole('img').first()).toBeVisible(STARTING);
    expect(await open.book.locator('.book-title').count()).toBe(0);
  });

test('while the script of the book is on its way nothing but its cover is seen, and the book opens where it was asked to [RB-03]', async ({
  page,
}) => {
  const script = await hold(page, /\/assets\/book-[\w-]{8}\.js$/);
  const creator = creatorOn(page);
  await creator.openHeroes(await makeAccount(page.request));
  await creator.card(/^Ember the dragon/).tap();
  await creator.create.tap();
  const open = bookOn(page);
  for (const way of ['Read to me', 'I’ll read']) await expect(open.button(way)).toBeInViewport({ ratio: 1 });
  expect(script.asked()).toBeGreaterThan(0);
  const cover = open.book.locator('.book-cover > :first-child');
  await cover.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const before = await cover.boundingBox();
  script.letGo();
  await expect(open.button('Bedtime light')).toBeVisible();
  // It is where it was, and does not rise again.
  expect(await cover.boundingBox()).toEqual(before);
  await open.button('I’ll read').tap();
  await expect(open.page(1)).toBeVisible();
});

test('a story that comes to nothing takes its book away and leaves the heroes as they were [RB-03]', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource|Story generation failed/);
  await page.route('**/functions/v1/generate-story', (route) =>
    route.fulfill({ status: 500, json: { code: 'failed', error: 'failed' } }),
  );
  const creator = creatorOn(page);
  await creator.openHeroes();
  await creator.card(/^Ember the dragon/).tap();
  await creator.create.tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(creator.create).toBeEnabled();
  await expect(creator.card(/^Ember the dragon/)).toHaveAttribute('aria-pressed', 'true');
});

test('a guest who comes back finds the cover of the last story on the landing, and a tap opens its book [RB-07]', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  const region = page.getByRole('region', { name: 'Your last story is still here' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  await expect(region).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('kept-story-cover'))).toEqual([]);

  await putStory(page);
  await page.goto('/?create');
  await hydrated(page);
  const creator = creatorOn(page);
  await creator.onDesk();
  const title = await creator.heading.innerText();
  await page.evaluate(() => sessionStorage.clear());
  await watchShifts(page.context());
  await page.goto('/');
  await hydrated(page);
  await expect(region).toContainText(title);
  await expect(region.locator('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(MOST_SHIFT);
  await region.getByRole('link', { name: 'Open it' }).tap();
  const open = bookOn(page);
  await expect(open.book.locator('.book-title')).toHaveText(title);
});
