import type { Page } from '@playwright/test';
import { makeAccount, remember, toast } from './accounts.ts';
import { creatorOn, toastOn } from './creator.ts';
import { inDatabase } from './database.ts';
import { madeStory, openPlayer } from './experience.ts';
import { expect, expectNoAxeViolations, open, test } from './fixtures.ts';

const medals = (page: Page) => page.getByRole('list', { name: 'Achievements' }).getByRole('article');

test('visitors see all achievements locked, how they are earned and that there are none yet [AC-01] [AC-03]', async ({
  page,
}) => {
  await open(page, '/achievements');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Achievements');
  await expect(page.getByRole('heading', { name: 'How achievements work' })).toBeVisible();
  await expect(page.getByText('0% unlocked')).toBeVisible();
  await expect(page.getByText('0 of 20 achievements')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Achievements Yet' })).toBeVisible();
  await expect(page.getByText('Start creating stories to unlock your first achievements!')).toBeVisible();
  await expect(medals(page)).toHaveCount(20);
  await expect(medals(page).filter({ hasText: 'Locked' })).toHaveCount(20);
  const points = (
    await medals(page)
      .getByText(/^\d+ points$/)
      .allTextContents()
  ).map(Number.parseFloat);
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?returnTo=%2Fachievements');
});

test('a first story is rewarded: messages one by one, then medals, streak and characters [AC-02] [AC-03] [DB-04] [DB-05]', async ({
  page,
  request,
}) => {
  await remember(page, await makeAccount(request));
  const zones: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/my-stories'))
      zones.push(sent.headers()['x-time-zone']);
  });
  const creator = creatorOn(page);
  await creator.open();
  await creator.choose(/^Enchanted Forest/, /^Fairy Tales/, /^Ember the dragon/, /^Waffles/);
  await creator.create.click();
  // Nothing that was earned lies over the first pages of its book.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Read to me' })).toBeEnabled();
  await expect.poll(() => zones.length).toBe(1);
  await page.waitForTimeout(1500);
  await expect(toast(page, 'Achievement Unlocked!')).toHaveCount(0);
  await creator.finished();
  await expect(toast(page, 'Achievement Unlocked!')).toContainText(
    'You earned: First Page and Fairy Tale Master',
  );
  await expect(toast(page, 'Character Unlocked!')).toHaveCount(0);
  await toast(page, 'Achievement Unlocked!').getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, 'Character Unlocked!')).toContainText(
    'Ember the dragon and Waffles the dog have joined your collection.',
  );
  expect(zones[0]).toBe(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone));

  await open(page, '/achievements');
  await expect(page.getByText('10% unlocked')).toBeVisible();
  await expect(page.getByText('35', { exact: true })).toBeVisible();
  const first = medals(page).filter({ hasText: 'First Page' });
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(first).toContainText(`Earned on ${today}`);
  await expect(first).toContainText('10 points');
  await expect(page.getByText('No Achievements Yet')).toHaveCount(0);
  await expect(medals(page).filter({ hasText: 'Locked' })).toHaveCount(18);
  await expectNoAxeViolations(page);
});

test('a story of the library that is read to its end counts for the day, once, and a milestone is told [DB-04]', async ({
  page,
  request,
}) => {
  const tokens = await makeAccount(request);
  const yesterday = new Date(Date.now() - 86_400_000);
  const story = await inDatabase(async (make) => {
    await make.streak({
      userId: tokens.user.id,
      currentStreak: 2,
      longestStreak: 2,
      lastActivityDate: yesterday.toISOString().slice(0, 10),
      lastActivityAt: yesterday,
    });
    return make.story({ category: 'Fairy Tales', content: 'A red boat lay on the sand.\n\n'.repeat(60) });
  });
  await remember(page, tokens);
  const sent: string[] = [];
  page.on('request', (activity) => {
    if (activity.url().endsWith('/api/me/activity')) sent.push(activity.postData() ?? '');
  });
  await page.clock.install();
  await open(page, `/story-library/fairy-tales/${story.slug}`);
  const end = page.locator('[data-story-end]');
  await end.scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  expect(sent).toEqual([]);
  // On a slow machine the page may begin to watch its reader after the first minute has been wound on.
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect.poll(() => sent.length, { timeout: 4000 }).toBe(1);
  }).toPass();
  await expect(toastOn(page, "Amazing! You've reached a 3-day reading streak!")).toBeVisible();
  await expect(toast(page, 'Streak Milestone!')).toBeVisible();
  await page.reload();
  await end.scrollIntoViewIfNeeded();
  await page.clock.runFor(120_000);
  expect(sent).toEqual(['{"kind":"reading_activity"}']);
});

test('a story that was heard to its end counts for the day [DB-04]', async ({ page, request }) => {
  const { story, multimedia } = await madeStory(request);
  await remember(page, await makeAccount(request));
  const player = await openPlayer(page, story.id);
  const counted = page.waitForResponse('**/api/me/activity');
  await player.play.click();
  await expect.poll(player.time).toBeGreaterThan(0);
  await player.seek(multimedia.audioDuration - 0.4);
  expect((await counted).status()).toBe(200);
  await open(page, '/dashboard?tab=streak');
  await expect(page.getByText('Last Activity: Today')).toBeVisible();
});

test('a guest who reads to the end is not counted [DB-04]', async ({ page }) => {
  const story = await inDatabase((make) => make.story({ category: 'Fairy Tales' }));
  const sent: string[] = [];
  page.on('request', (activity) => sent.push(activity.url()));
  await page.clock.install();
  await open(page, `/story-library/fairy-tales/${story.slug}`);
  await page.locator('[data-story-end]').scrollIntoViewIfNeeded();
  await page.clock.runFor(30_000);
  expect(sent.filter((url) => url.includes('/api/me/'))).toEqual([]);
});
