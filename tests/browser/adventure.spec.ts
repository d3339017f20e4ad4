import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const FUNCTION = '**/functions/v1/generate-adventure';

test('an adventure is played to its end, and again from the same beginning to another end [AD-01] [AD-02] [AD-04] [TL-12]', async ({
  page,
  request,
}) => {
  // Two ways to the end, seven parts.
  test.slow();
  const asked: { chosen: string[]; seed?: number }[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/generate-adventure')) asked.push(sent.postDataJSON() as (typeof asked)[0]);
  });
  const game = await openStory(page, request);
  await game.start.click();
  await expect(game.part(1)).toBeFocused();
  await expect(game.progress).toHaveAttribute('aria-valuenow', '1');
  await expect(game.progress).toHaveAttribute('aria-valuemax', '5');
  await game.showAll.click();
  await expect(game.part(1)).toBeFocused();
  await expect(game.choices).toHaveCount(3);
  const beginning = await game.text(1);
  const chosen = await game.choices.nth(1).innerText();
  await expectNoAxeViolations(page);
  await game.choices.nth(1).click();

  await expect(game.part(2)).toBeFocused();
  await expect(game.part(2)).toContainText(`You chose${chosen}`);
  await expect(game.progress).toHaveAttribute('aria-valuenow', '2');
  await game.typed(2).click();
  await game.choices.nth(2).click();

  await expect(game.progress).toHaveAttribute('aria-valuenow', '3');
  await game.typed(3).click();
  await game.choices.nth(0).click();

  await game.typed(4).click();
  await expect(page.getByText('The End', { exact: true })).toBeVisible();
  await expect(game.choices).toHaveCount(0);
  // The bar is full.
  await expect(game.progress).toHaveAttribute('aria-valuenow', '5');
  const ending = await game.text(4);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try Different Choices' }).click();

  await expect(game.part(1)).toBeFocused();
  await expect(game.part(2)).toHaveCount(0);
  expect(await game.text(1)).toBe(beginning);
  await game.choices.nth(0).click();
  for (const part of [2, 3]) {
    await expect(game.part(part)).toBeFocused();
    await game.typed(part).click();
    await game.choices.nth(part - 1).click();
  }
  await game.typed(4).click();
  await expect(page.getByText('The End', { exact: true })).toBeVisible();
  expect(await game.text(4)).not.toBe(ending);
  expect(asked.map((body) => body.chosen)).toEqual([
    [],
    ['clever'],
    ['clever', 'brave'],
    ['clever', 'brave', 'kind'],
    ['kind'],
    ['kind', 'clever'],
    ['kind', 'clever', 'brave'],
  ]);
  expect(asked[0]?.seed).toBeUndefined();
  expect(new Set(asked.slice(1).map((body) => body.seed)).size).toBe(1);
  expect(asked[1]?.seed).toEqual(expect.any(Number));
});

test('an adventure waits while another tool is looked at', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  await game.start.click();
  await game.choices.first().click();
  await expect(game.part(2)).toBeFocused();
  await expect(game.choices).toHaveCount(3);
  const sofar = await game.text(2);
  expect(sofar).not.toBe('');
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(game.part(2)).toBeHidden();
  await page.getByRole('tab', { name: 'Interactive choices' }).click();
  expect(await game.text(2)).toBe(sofar);
  await expect(game.choices).toHaveCount(3);
});

test('the end leads to a new story [AD-04]', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  await game.start.click();
  for (const part of [2, 3, 4]) {
    await game.choices.first().click();
    await expect(game.part(part)).toBeFocused();
  }
  const created = page.waitForRequest('**/functions/v1/generate-story');
  await page.getByRole('button', { name: 'Create New Story' }).click();
  await created;
});

test('text is typed; the choices come half a second after it [AD-03]', async ({ page, request }) => {
  const game = await openStory(page, request);
  await game.start.click();
  await expect(game.part(1)).toBeFocused();
  const all = await game.text(1);
  const some = await game.typedText(1);
  expect(some.length).toBeLessThan(all.length);
  await expect.poll(async () => (await game.typedText(1)).length).toBeGreaterThan(some.length);
  await expect(game.choices).toHaveCount(0);
  const pause = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let ended = 0;
        new MutationObserver((_, observer) => {
          const rest = [...document.querySelectorAll('main section [aria-hidden] .invisible')];
          if (!ended && rest.every(({ textContent }) => !textContent)) ended = performance.now();
          if (!document.querySelector('main section [role="group"]')) return;
          observer.disconnect();
          resolve(performance.now() - ended);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await game.typed(1).click();
  expect(await game.typedText(1)).toBe(all);
  expect(await pause).toBeGreaterThan(450);
});

test('who asked for less motion has text and choices at once [AD-03]', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  await game.start.click();
  await expect(game.part(1)).toBeFocused();
  expect(await game.choices.count()).toBe(3);
  expect(await game.typedText(1)).toBe(await game.text(1));
});

test('it is played with the keyboard alone', async ({ page, request }) => {
  const game = await openStory(page, request);
  await game.start.focus();
  await page.keyboard.press('Enter');
  await expect(game.part(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(game.showAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.part(1)).toBeFocused();
  await expect(game.choices).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(game.choices.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(game.part(2)).toBeFocused();
});

test('when it does not go on, the choices are offered again', async ({ page, request, tolerate }) => {
  tolerate(/500|The adventure does not go on/);
  const game = await openStory(page, request);
  await page.route(FUNCTION, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await game.start.click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  await expect(game.start).toBeFocused();
  await page.unroute(FUNCTION);
  await game.start.click();
  await game.showAll.click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeHidden();

  await page.route(FUNCTION, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await game.choices.nth(2).click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  await expect(game.part(2)).toHaveCount(0);
  await expect(game.choices).toHaveCount(3);
  await expect(game.choices.nth(2)).toBeFocused();
  await page.unroute(FUNCTION);
  await game.choices.nth(2).click();
  await expect(game.part(2)).toBeFocused();
});

/** A finished story of somebody who is signed in, and its adventure as a person finds it. */
async function openStory(page: Page, request: APIRequestContext) {
  await creatorOn(page).openStory(await makeAccount(request));
  const part = (number: number) => page.getByRole('region', { name: `Part ${number}` });
  const typed = (number: number) => part(number).locator('div[aria-hidden]:has(> p)');
  return {
    start: page.getByRole('button', { name: 'Start the adventure' }),
    part,
    showAll: page.getByRole('button', { name: 'Show the whole text' }),
    choices: page.getByRole('group', { name: 'What happens now?' }).getByRole('button'),
    progress: page.getByRole('progressbar', { name: /^Part/ }),
    /** What a screen reader has of it. */
    text: async (number: number) => (await part(number).locator('.sr-only p').allTextContents()).join('\n\n'),
    typed,
    typedText: (number: number) =>
      typed(number).evaluate((element) =>
        [...element.querySelectorAll('p')]
          .map(({ childNodes: [first] }) => (first instanceof Text ? first.data : ''))
          .join('\n\n')
          .trim(),
      ),
  };
}
