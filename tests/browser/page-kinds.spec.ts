import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, hold, hydrated, test } from './fixtures.ts';

const hasReact = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')));

/** What has come by now, compressed as it would be on the way. */
function scriptsOf(page: Page) {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // What comes when the test is over is not looked at.
    files.set(
      response.url(),
      response.body().catch(() => Buffer.alloc(0)),
    );
  });
  return async () => {
    const bodies = await Promise.all(files.values());
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}

/** What is there shall not grow unnoticed. */
const MOST_ON_A_TEXT_PAGE = 10_000;
// Lists tell in which languages their stories are: 2 kB.
const MOST_ELSEWHERE = 182_000;

const ARTICLE = '/blog/again';
const GUIDE = '/educational-guides/ask-the-horse';
const FAIRY_TALES = '/story-library/fairy-tales';
const TEXT_PAGES = ['/about', '/faq', '/privacy', '/contact', '/story-examples', ARTICLE, GUIDE];
const OTHER_PAGES = ['/', '/blog', '/educational-guides', '/story-library', '/curriculum', '/content-policy'];

test.describe('a page of text', () => {
  for (const path of TEXT_PAGES) {
    test(`${path} comes to a guest without React, and weighs next to nothing`, async ({ page }) => {
      const weight = scriptsOf(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hasReact(page)).toBe(false);
      const scripts = await weight();
      expect(scripts).toBeGreaterThan(1000);
      expect(scripts).toBeLessThan(MOST_ON_A_TEXT_PAGE);
    });
  }

  test('the theme is chosen on it, kept, and shown on the next page', async ({ page }) => {
    await page.goto('/about');
    const themes = page.getByRole('contentinfo').getByRole('group', { name: 'Reading light' });
    await themes.getByText('Night').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(themes.getByRole('radio', { name: 'Night' })).toBeChecked();
    expect(await hasReact(page)).toBe(false);
  });

  test('a language that is chosen on it is taken, and is the language of the next page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('combobox').selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('de');
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // The page before was left in English; it is not taken for a wish.
    await page.goto('/team');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await hasReact(page)).toBe(false);
  });

  test('what is chosen while its script is on the way counts', async ({ page }) => {
    const line = await hold(page, '**/assets/entry-*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByText('Night').click();
    await page.getByRole('banner').getByRole('combobox').selectOption('sv');
    expect(line.asked()).toBe(1);
    line.letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  });

  test('its menu, its forms and its links need no React', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

    const address = page.getByRole('main').getByRole('textbox');
    await address.fill(`reader-${Date.now()}@stories.test`);
    await address.press('Enter');
    await expect(page).toHaveURL(/\/newsletter/);
    await page.goBack();
    await page.getByRole('link', { name: 'Feedback', exact: true }).click();
    await expect(page).toHaveURL('/feedback');
    await page.goBack();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a guide is printed', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset['printed'] = 'true');
    });
    await page.goto(GUIDE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  });

  test('who is signed in, or comes with a message, has React on it as on every page', async ({ page }) => {
    await page.goto('/about#error=access_denied&error_code=otp_expired');
    await expect.poll(() => hasReact(page)).toBe(true);
    await page.goto('/faq');
    expect(await hasReact(page)).toBe(false);
    await page.evaluate(() => localStorage.setItem('fabloom.auth', '{}'));
    await page.reload();
    await expect.poll(() => hasReact(page)).toBe(true);
  });

  test('it can be read and left when its script does not come', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource|net::ERR/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'missing');
    // Nothing is offered that would not answer.
    await expect(page.getByRole('radio', { name: 'Night' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('combobox')).toBeHidden();
    await expect(page.getByRole('status')).toBeHidden();
    const question = page
      .getByRole('main')
      .locator('details:has(summary h2), details:has(summary h3)')
      .first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
  });

  test.describe('on a first visit', () => {
    test.use({ age: null });

    test('it asks for the age [AG-01] [AG-02] [AG-03]', async ({ page }) => {
      await page.goto('/about');
      const question = page.getByRole('alertdialog', { name: 'How old are you?' });
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'I am under 13' }).click();
      const consent = page.getByRole('alertdialog', { name: 'Please ask a parent' });
      await consent.getByLabel('Your email address').fill('parent@example.org');
      await consent.getByRole('button').first().click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-child-protected', 'true');
      expect(await hasReact(page)).toBe(false);
    });
  });
});

test.describe('every other page', () => {
  for (const path of OTHER_PAGES) {
    test(`${path} comes to life by itself, untouched`, async ({ page }) => {
      const weight = scriptsOf(page);
      await page.goto(path);
      await expect.poll(() => hasReact(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await weight()).toBeLessThan(MOST_ELSEWHERE);
    });
  }

  test('its letters and pictures go first', async ({ page }) => {
    const pictures = await hold(page, '**/*.webp');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/story-library', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
    expect(asked.filter((url) => url.includes('/react-'))).toEqual([]);
    pictures.letGo();
    await expect.poll(() => hasReact(page)).toBe(true);
  });

  test('the creator, which is nothing without its scripts, waits for no picture', async ({ page }) => {
    const pictures = await hold(page, '**/*.webp');
    await page.goto('/?create', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where does your story happen?');
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd);
    expect(pictures.asked()).toBeGreaterThan(0);
    expect(await loaded()).toBe(0);
    pictures.letGo();
  });

  test('what is typed and chosen before React is there is searched for', async ({ page }) => {
    const line = await hold(page, '**/assets/react-*.js');
    await page.goto(FAIRY_TALES);
    const search = page.getByRole('searchbox');
    await page.getByText('3-5', { exact: true }).click();
    await search.fill('yawn');
    line.letGo();
    await expect(page).toHaveURL(`${FAIRY_TALES}?age=3-5&q=yawn`);
    await expect(search).toHaveValue('yawn');
    await expect(page.getByRole('radio', { name: '3-5' })).toBeChecked();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });

  test('what is written into a form before React is there stays, all of it, and can be sent', async ({
    page,
  }) => {
    const line = await hold(page, '**/assets/react-*.js');
    await page.goto('/feedback');
    const form = page.getByRole('region', { name: 'Tell us what you think' });
    await form.getByRole('combobox').selectOption({ index: 1 });
    const type = await form.getByRole('combobox').inputValue();
    await form.getByRole('radio').nth(3).check({ force: true });
    await form.getByRole('textbox', { name: 'Message' }).fill('The bear in the third picture has five legs.');
    await form.getByRole('textbox', { name: /mail/i }).fill('bear@stories.test');
    await page.getByRole('contentinfo').getByText('Night').click();
    line.letGo();
    // Which means that the form knows of it, too.
    await expect(form.getByRole('button', { name: 'Send Feedback' })).toBeEnabled();
    await expect(form.getByRole('combobox')).toHaveValue(type);
    await expect(form.getByRole('radio').nth(3)).toBeChecked();
    await expect(form.getByRole('button', { name: /rating/i })).toBeVisible();
    await expect(form.getByRole('textbox', { name: /mail/i })).toHaveValue('bear@stories.test');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  });

  test('what is typed into a list right after Back is kept', async ({ page }) => {
    const back = async () => {
      await page.getByRole('link', { name: 'Five Pots of Gold' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five Pots of Gold');
      await page.goBack();
      await page.getByRole('searchbox').fill('five pots');
      await expect(page).toHaveURL(`${FAIRY_TALES}?q=five+pots`);
      await expect(page.getByRole('searchbox')).toHaveValue('five pots');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    };
    await page.goto(FAIRY_TALES);
    await back();
    // And where the story was another document.
    await page.goto(FAIRY_TALES);
    await page.goto('/about');
    await page.goBack();
    await page.getByRole('searchbox').fill('sadko');
    await expect(page).toHaveURL(`${FAIRY_TALES}?q=sadko`);
    await expect(page.getByRole('searchbox')).toHaveValue('sadko');
  });

  test('when its scripts do not come it says so, and its links and forms still work', async ({
    page,
    tolerate,
  }) => {
    tolerate(/Failed to load resource|net::ERR|importing a module|dynamically imported/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(FAIRY_TALES);
    const notice = page.getByRole('status').filter({ hasText: 'Some buttons do not work yet' });
    await expect(notice).toBeVisible();
    await page.getByText('3-5', { exact: true }).click();
    await page.getByRole('searchbox').fill('yawn');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${FAIRY_TALES}?age=3-5&q=yawn`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.goto('/curriculum');
    await expect(page.getByRole('tabpanel').nth(1)).toBeVisible();
    await expect(notice).toBeVisible();
    await page.unroute('**/assets/*.js');
    await notice.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => hasReact(page)).toBe(true);
    await expect(notice).toBeHidden();
  });
});

for (const path of ['/curriculum', '/parent-tips']) {
  test.describe(`the tabs of ${path}, right after a guest has opened it`, () => {
    test.use({ hasTouch: true });
    const tabs = (page: Page) => page.getByRole('tab');
    const expectOpen = async (page: Page, index: number) => {
      await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      const panel = await tabs(page).nth(index).getAttribute('aria-controls');
      await expect(page.locator(`[id="${panel}"]`)).toBeVisible();
    };

    test('answer a click', async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      await tabs(page).nth(1).click();
      await expectOpen(page, 1);
      await tabs(page).nth(0).click();
      await expectOpen(page, 0);
    });

    test('answer a tap, also before React is there', async ({ page }) => {
      const line = await hold(page, '**/assets/react-*.js');
      await page.goto(path);
      await tabs(page).nth(1).tap();
      const panel = await tabs(page).nth(1).getAttribute('aria-controls');
      await expect(page.locator(`[id="${panel}"]`)).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      line.letGo();
      await expectOpen(page, 1);
      await tabs(page).nth(2).tap();
      await expectOpen(page, 2);
    });

    test('answer the keys', async ({ page }) => {
      await page.goto(path);
      const last = (await tabs(page).count()) - 1;
      await expect(async () => {
        await tabs(page).nth(0).focus();
        await page.keyboard.press('End');
        await expect(tabs(page).nth(last)).toBeFocused({ timeout: 200 });
      }).toPass();
      await expectOpen(page, last);
      await page.keyboard.press('ArrowRight');
      await expectOpen(page, 0);
      await page.keyboard.press('ArrowLeft');
      await expectOpen(page, last);
    });
  });
}

test('on a slow phone an age that is tapped and a word that is typed at once are both kept, whenever it is', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  for (let round = 0; round < 6; round++) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
    const page = await context.newPage();
    const chrome = await context.newCDPSession(page);
    await chrome.send('Network.enable');
    await chrome.send('Network.emulateNetworkConditions', SLOW_LINE);
    await chrome.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(FAIRY_TALES, { waitUntil: 'commit' });
    // At another moment of the page's start each time.
    await page.waitForTimeout(round * 600);
    await page.getByText('3-5', { exact: true }).tap();
    await page.getByRole('searchbox').pressSequentially('yawn');
    // On a busy machine a phone that is slowed down six times may take a minute to come alive; nothing may be lost until then.
    const both = `${FAIRY_TALES}?age=3-5&q=yawn`;
    await expect(page, `round ${round}`).toHaveURL(both, { timeout: 60_000 });
    await expect(page.getByRole('searchbox')).toHaveValue('yawn');
    await expect(page.getByRole('radio', { name: '3-5' })).toBeChecked();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await context.close();
  }
});

const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
