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

async function readyToCreate(page: Page) {
  const creator = creatorOn(page);
  await creator.open();
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember/);
  return creator;
}

test.describe('every failure keeps the choices and says what happened [WZ-14]', () => {
  test.beforeEach(({ tolerate }) => {
    tolerate(/Story generation failed|Failed to load resource/);
  });

  for (const [name, answer, message] of [
    ['the function fails', broken, 'Failed to generate story. Please try again.'],
    ['no story comes', empty, 'No story was generated. Please try again.'],
    ['the line is down', offline, 'Something went wrong. Please try again.'],
  ] as const) {
    test(`a new story: ${name}`, async ({ page }) => {
      const creator = await readyToCreate(page);
      await page.route(STORY, answer);
      await creator.create.click();
      await expect(toastOn(page, message)).toBeVisible();
      await expect(creator.create).toBeEnabled();
      await page.unroute(STORY);
      await creator.create.click();
      await creator.finished();
    });
  }

  for (const [name, answer, message] of [
    ['the function fails', broken, 'Failed to continue story. Please try again.'],
    ['nothing comes', empty, 'No continuation was generated. Please try again.'],
    ['the line is down', offline, 'Something went wrong. Please try again.'],
  ] as const) {
    test(`a continuation: ${name}`, async ({ page }) => {
      const creator = creatorOn(page);
      await creator.makeStory();
      const text = await creator.text();
      await page.route(STORY, answer);
      await creator.main.getByRole('button', { name: 'Continue Story' }).click();
      await expect(toastOn(page, message)).toBeVisible();
      expect(await creator.text()).toBe(text);
      await expect(creator.main.getByRole('button', { name: 'Continue Story' })).toBeEnabled();
    });
  }

  test('a text that is not for children is refused in the server’s words', async ({ page }) => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.choose(/^Enchanted Forest/, /^Friendship/);
    await page.getByRole('button', { name: 'Create Your Own Character' }).click();
    await page.getByLabel(/^A name/).fill('Vodka Joe');
    await page.keyboard.press('Enter');
    await creator.create.click();
    await expect(toastOn(page, /Please use family-friendly language suitable for children/)).toBeVisible();
    await expect(creator.card(/^Vodka Joe/)).toHaveAttribute('aria-pressed', 'true');
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
