import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const HERO = /-(?:640|1280)-[^/]*\.webp$/;

/** The pictures of the hero that this page fetches from now on. */
function heroesOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (HERO.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

const sentence = (page: Page) => page.locator('figcaption p').filter({ visible: true });

test('the hero has its two ways in and the badge [LP-01]', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'A picture book about your child, by bedtime',
  );
  await expect(main.getByText('100% Free & Safe')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Start Creating Stories' }).first()).toHaveAttribute(
    'href',
    '/?create',
  );
  await expect(main.getByRole('link', { name: 'Browse Story Library' })).toHaveAttribute(
    'href',
    '/story-library',
  );
});

test('four ways to learn more, twelve features, five steps, five examples, a last call [LP-02]', async ({
  page,
}) => {
  await open(page, '/');
  const part = (name: string) => page.getByRole('main').getByRole('region', { name });
  const ways = part('Educational Excellence').getByRole('link');
  await expect(ways).toHaveCount(4);
  for (const [i, path] of [
    '/child-development',
    '/educational-guides',
    '/parent-tips',
    '/how-it-works',
  ].entries())
    await expect(ways.nth(i)).toHaveAttribute('href', path);
  await expect(page.locator('[data-feature]')).toHaveCount(12);
  const steps = part('A story in five steps').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText([
    /Choose characters/,
    /Select a theme/,
    /Generate the story/,
    /Interactive experience/,
    /Enjoy and share/,
  ]);
  const examples = part('Five evenings, for example');
  await expect(examples.getByRole('listitem')).toHaveCount(5);
  await expect(examples).toContainText('not quotations of real people');
  await expect(
    part('Tonight’s story is not written yet').getByRole('link', { name: 'Start Creating Stories' }),
  ).toHaveAttribute('href', '/?create');
});

test('the start button opens the wizard, and Home returns [LP-03]', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Start Creating Stories' }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Where does your story happen?');
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(main.getByText('100% Free & Safe')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Educational Excellence' })).toBeVisible();
});

test('one picture opens the page, another at the next visit, and the words fit it', async ({ page }) => {
  const fetched = heroesOf(page);
  const words = new Set<string>();
  for (let visit = 1; visit <= 6; visit++) {
    await open(page, '/');
    await expect.poll(() => fetched.length).toBe(visit);
    await expect(sentence(page)).toHaveCount(1);
    words.add(await sentence(page).innerText());
  }
  await page.waitForLoadState('networkidle');
  expect(new Set(fetched).size).toBe(6);
  expect(words.size).toBe(6);
});

test('the sample is fetched when asked for, plays, and stops', async ({ page }) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) sounds.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(sounds).toEqual([]);
  const button = page.getByRole('button', { name: 'Hear a sample' });
  const time = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(time).toBeGreaterThan(0.5);
  await expect(sentence(page)).toHaveText(/^Every evening, when the first star comes out/);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(sentence(page)).toHaveText(/^Somebody was knocking/);
  const stopped = await time();
  await page.waitForTimeout(300);
  expect(await time()).toBe(stopped);
});

test('a sample that does not arrive is said to have failed', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/);
  await page.route('**/*.mp3', (route) => route.abort());
  await open(page, '/');
  await page.getByRole('button', { name: 'Hear a sample' }).click();
  await expect(page.getByText('The sample could not be played.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hear a sample' })).toHaveAttribute('aria-pressed', 'false');
});

test('what lies below leads on', async ({ page }) => {
  await page.goto('/');
  const ways = page.getByRole('region', { name: 'Educational Excellence' }).getByRole('link');
  await expect(ways).toHaveCount(4);
  await ways.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How It Works');
});

test('it stays whole in another language', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('[data-feature]')).toHaveCount(12);
  await page.getByLabel('Language').first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('[data-feature]')).toHaveCount(12);
});

test('without JavaScript the page is still there to read and to leave', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  const fetched = heroesOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched).toHaveLength(1);
  await expect(page.locator('noscript img')).toBeVisible();
  await expect(sentence(page)).toHaveText(/^Somebody was knocking/);
  await page.getByRole('link', { name: 'Browse Story Library' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story Library');
  await context.close();
});

test('the pictures of the page load', async ({ page }) => {
  await open(page, '/');
  for (const picture of await page.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  }
});
