import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.ts';
import { makeAccount } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';
import { NO_LINE } from './without-line.ts';

/** A microphone that beeps, and somebody who says yes. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const executablePath = findBrowser();
test.use({
  permissions: ['microphone'],
  launchOptions: { ...(executablePath && { executablePath }), args: [...BROWSER_FLAGS, ...MICROPHONE] },
});
test.describe.configure({ timeout: 240_000 });

test('a grandfather records two pages, is heard in the book, and loses nothing without a line [RB-09]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  await page.setViewportSize({ width: 360, height: 640 });
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(page.request));
  const { book, readMyself, button } = bookOn(page);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/recordings/'),
  );
  await readMyself.click();
  await expect(book.getByText(/^Page 1 of /)).toBeVisible();
  await button('Our own voices').click();
  await page.getByRole('button', { name: 'Record this page' }).click();
  await book.getByRole('button', { name: 'Grandpa' }).click();
  await expectNoAxeViolations(page);
  await expectNothingSideways(page);
  expect(await smallTargets(page, 'dialog button')).toEqual([]);

  const record = async () => {
    await button('Record').click();
    await expect(book.getByText('Recording. Tap again when you have finished.')).toBeVisible();
    await page.waitForTimeout(2500);
    await button('Stop').click();
  };
  await record();
  expect((await saved).status()).toBe(204);
  await expect(book.getByText('Kept with the book.')).toBeVisible();
  await button('Listen').click();
  await expect(button('Stop listening')).toBeVisible();
  await expect(button('Listen')).toBeVisible();

  await button('Next page').click();
  await expect(book.getByText(/^Page 2 of /)).toBeVisible();
  await record();
  await expect(book.getByText('Kept with the book.')).toBeVisible();
  const kept = () => page.evaluate(recordingsOfDevice);
  expect(await kept()).toEqual({ all: 2, waiting: 0 });

  await button('Next page').click();
  await context.setOffline(true);
  await record();
  await expect(book.getByText(/^Safe on this device\./)).toBeVisible();
  expect(await kept()).toEqual({ all: 3, waiting: 1 });
  const later = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await context.setOffline(false);
  await later;
  await expect(book.getByText('Kept with the book.')).toBeVisible();
  await button('Finish recording').click();

  // A long page has several leaves.
  await expect(async () => {
    await button('Page back').click();
    await expect(book.getByText(/^Page 1 of /)).toBeVisible({ timeout: 500 });
  }).toPass();
  await button('Play the narration').click();
  // The page is marked as a whole, and the voice turns it.
  await expect(book.locator('[data-heard]')).toBeVisible();
  await expect(book.getByText(/^Page 2 of /)).toBeVisible();
  await expect(book.locator('[data-heard]')).toBeVisible();
});

test('whoever closes or turns while they record loses nothing of it [RB-09]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(page.request));
  const { book, readMyself, button } = bookOn(page);
  await readMyself.click();
  await button('Our own voices').click();
  await page.getByRole('button', { name: 'Record this page' }).click();
  await book.getByRole('button', { name: 'Grandpa' }).click();
  await button('Record').click();
  await expect(book.getByText('Recording. Tap again when you have finished.')).toBeVisible();
  await page.waitForTimeout(1500);
  const leaf = () => book.locator('.book-leaves').evaluate((leaves) => leaves.scrollLeft);
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await page.mouse.click(1270, 400);
  expect(await leaf()).toBe(0);
  await expect(book.getByText(/^Page 1 of /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book.getByText('Kept with the book.')).toBeVisible();

  await button('Record again').click();
  await expect(book.getByText('Recording. Tap again when you have finished.')).toBeVisible();
  await page.waitForTimeout(1500);
  await button('Close the book').click();
  await expect(book.getByText('Kept with the book.')).toBeVisible();
  await button('Close the book').click();
  await expect(book).toHaveCount(0);
});

/** In the browser: what is recorded, and how much of it the server does not have. */
async function recordingsOfDevice(): Promise<{ all: number; waiting: number }> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('fabloom-device');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error as DOMException));
  });
  const rows = await new Promise<{ waits: boolean }[]>((resolve) => {
    const asked = database.transaction('recordings').objectStore('recordings').getAll();
    asked.addEventListener('success', () => resolve(asked.result as { waits: boolean }[]));
  });
  database.close();
  return { all: rows.length, waiting: rows.filter(({ waits }) => waits).length };
}
