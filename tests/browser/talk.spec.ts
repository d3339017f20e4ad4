import type { Page } from '@playwright/test';
import { makeAccount } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNothingSideways, expectReadableInEveryLight, hydrated, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';

/** Two books are read to the end, and one goes on: more than a busy machine does in the usual time. */
const LONG = 180_000;
const PHONE = { width: 360, height: 640 };

/** The last page of a book, and what is talked about there. */
function talkOn(page: Page) {
  const book = page.getByRole('dialog').first();
  const talk = page.getByRole('dialog', { name: 'Talk about it' });
  const end = book.getByText('The end', { exact: true });
  const toTheEnd = async () => {
    await page.getByRole('button', { name: 'I’ll read' }).click();
    await expect(book.getByText(/^Page \d+ of /)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(end).toBeVisible({ timeout: 200 });
    }).toPass();
  };
  return {
    book,
    talk,
    end,
    way: book.getByRole('button', { name: 'Talk about it' }),
    questions: talk.getByRole('listitem'),
    toTheEnd,
  };
}

test('after a story there are three questions to talk about, on wish and not at bedtime [RB-08]', async ({
  page,
}) => {
  test.setTimeout(LONG);
  await page.setViewportSize(PHONE);
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(page.request));
  const { book, talk, way, end, questions, toTheEnd } = talkOn(page);
  await toTheEnd();
  await way.click();
  await expect(questions).toHaveCount(3);
  for (const question of await questions.allTextContents()) expect(question).toMatch(/\?$/);
  await expect(talk.getByText('Talk about it')).toBeVisible();
  await expectNothingSideways(page);
  expect(await smallTargets(page, 'dialog:last-of-type button')).toEqual([]);
  await expectReadableInEveryLight(page);

  // The arrows turn no page under it.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(talk).toBeHidden();
  await expect(end).toBeVisible();
  await expect(way).toBeFocused();
  await way.click();
  await talk.getByRole('button', { name: 'Close' }).click();
  await expect(talk).toBeHidden();

  await book.getByRole('button', { name: 'Bedtime light' }).click();
  await expect(way).toBeHidden();
  await book.getByRole('button', { name: 'Bedtime light' }).click();
  await expect(way).toBeVisible();
});

test('they come back with the story from the shelf, and go on with it [RB-08]', async ({ page }) => {
  test.setTimeout(LONG);
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(page.request));
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  const { book, way, questions, toTheEnd } = talkOn(page);
  await toTheEnd();
  await way.click();
  await expect(questions).toHaveCount(3);
  const asked = await questions.allTextContents();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Fabloom' }).click();
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('link', { name: /^Read on/ }).click();
  await creator.finished();
  await toTheEnd();
  await way.click();
  await expect(questions).toHaveText(asked);
  await page.keyboard.press('Escape');

  await book.getByRole('button', { name: 'What happens next?' }).click();
  await expect(book.getByRole('button', { name: 'Next page' })).not.toHaveAttribute('aria-disabled', 'true', {
    timeout: 30_000,
  });
  await page.keyboard.press('Escape');
  await toTheEnd();
  await way.click();
  await expect(questions).toHaveCount(3);
  expect(await questions.allTextContents()).not.toEqual(asked);
});

test('a story of the library has its own, also for a guest [RB-08]', async ({ page }) => {
  await page.goto('/story-library/fairy-tales/a-hole-for-one-egg');
  await hydrated(page);
  const { way, questions, toTheEnd } = talkOn(page);
  await toTheEnd();
  await way.click();
  await expect(questions).toHaveCount(3);
  await expect(questions.first()).toContainText('hole');
});
