import type { Page, Route } from '@playwright/test';
import { creatorOn, toastOn } from './creator.ts';
import { expect, test } from './fixtures.ts';

const STORY = '**/functions/v1/generate-story';

const empty = (route: Route) =>
  route.fulfill({
    headers: { 'Content-Type': 'text/event-stream' },
    body: 'event: writer\ndata: {"writer":"built-in"}\n\nevent: done\ndata: {}\n\n',
  });
const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } });
const offline = (route: Route) => route.abort('internetdisconnected');

const isSaid = async (page: Page, message: string) => {
  await expect(toastOn(page, message)).toBeVisible();
  await page.unroute(STORY);
};

test.describe('every failure keeps the choices and says what happened [WZ-14]', () => {
  test.beforeEach(({ tolerate }) => {
    tolerate(/Story generation failed|Failed to load resource/);
  });

  test('a new story: the function fails, no story comes, the line is down', async ({ page }) => {
    const creator = creatorOn(page);
    await creator.openHeroes();
    await creator.card(/^Ember/).click();
    for (const [answer, message] of [
      [broken, 'Failed to generate story. Please try again.'],
      [empty, 'No story was generated. Please try again.'],
      [offline, 'Something went wrong. Please try again.'],
    ] as const) {
      await page.route(STORY, answer);
      await creator.create.click();
      await isSaid(page, message);
      await expect(creator.create).toBeEnabled();
      await expect(creator.card(/^Ember/)).toHaveAttribute('aria-pressed', 'true');
    }
    await creator.create.click();
    await creator.finished();
  });

  test('a continuation: the function fails, nothing comes, the line is down', async ({ page }) => {
    const creator = creatorOn(page);
    await creator.openStory();
    const text = await creator.text();
    const goOn = creator.main.getByRole('button', { name: 'Continue Story' });
    for (const [answer, message] of [
      [broken, 'Failed to continue story. Please try again.'],
      [empty, 'No continuation was generated. Please try again.'],
      [offline, 'Something went wrong. Please try again.'],
    ] as const) {
      await page.route(STORY, answer);
      await goOn.click();
      await isSaid(page, message);
      expect(await creator.text()).toBe(text);
      await creator.finished();
      await expect(goOn).toBeEnabled();
    }
  });

  test('a text that is not for children is refused, with the reason in the reader’s language', async ({
    page,
  }) => {
    const creator = creatorOn(page);
    await creator.openHeroes();
    await page.getByRole('button', { name: 'Create Your Own Character' }).click();
    await page.getByLabel(/^A name/).fill('Vodka Joe');
    await page.keyboard.press('Enter');
    await creator.create.click();
    await expect(toastOn(page, /Please use family-friendly language suitable for children/)).toBeVisible();
    await expect(creator.card(/^Vodka Joe/)).toHaveAttribute('aria-pressed', 'true');

    await page.context().addCookies([{ name: 'appLanguage', value: 'de', url: page.url() }]);
    await page.evaluate(() => localStorage.setItem('appLanguage', 'de'));
    await page.reload();
    await page.getByRole('button', { name: 'Jetzt erfinden!' }).click();
    await expect(toastOn(page, /freundliche Worte, die auch Kinder lesen dürfen/)).toBeVisible();
    await expect(toastOn(page, /Please use/)).toHaveCount(0);
  });

  test('the catalogue cannot be loaded: the page says so and tries again', async ({ page }) => {
    await page.route('**/api/catalogue*', broken);
    await page.goto('/?create');
    await expect(page.getByText('The choices could not be loaded.')).toBeVisible();
    await page.unroute('**/api/catalogue*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(creatorOn(page).card(/^Beach/)).toBeVisible();
  });
});
