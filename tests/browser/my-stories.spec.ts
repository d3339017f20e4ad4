import { makeAccount, toast } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, pressInHeader, expectNoAxeViolations, test } from './fixtures.ts';

test('a story is found on the dashboard, reopened from there, and taken off My Stories [ST-06]', async ({
  page,
  request,
}) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  const text = await creator.text();
  const title = await creator.heading.innerText();
  await expect(page.locator('[data-scene] img[src^="/pictures/"]').first()).toBeAttached();
  await page.getByRole('link', { name: 'My Stories' }).click();
  await expect(page).toHaveURL('/dashboard?tab=stories');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
  await expect(card.locator('img')).toHaveAttribute('src', /^\/pictures\//);
  await expectNoAxeViolations(page);
  await page.evaluate(() => sessionStorage.clear());
  await card.getByRole('link', { name: title }).click();
  await creator.finished();
  expect(await creator.text()).toBe(text);

  await page.goto('/dashboard?tab=stories');
  await card.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove story' }).click();
  await expect(toast(page, 'Story removed')).toBeVisible();
  await expect(page.getByText('Your shelf is waiting for its first story')).toBeVisible();
});

test('a story comes back with the same pictures, open where it was left [ST-06]', async ({
  page,
  request,
}) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  const scenes = page.locator('[data-scene]');
  const pictures = () =>
    scenes.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await expect(scenes.locator('img')).toHaveCount(await scenes.count());
  await expect(page.getByText('On your shelf')).toBeVisible();
  const drawn = await pictures();
  const { page: numbered, readMyself, book, button } = bookOn(page);
  await readMyself.click();
  await expect(numbered(1)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(numbered(4)).toBeVisible({ timeout: 500 });
  }).toPass();
  await button('Close the book').click();
  await expect(book).toHaveCount(0);

  const kept = page.waitForRequest(
    (sent) => sent.method() === 'PATCH' && /"position":/.test(sent.postData() ?? ''),
  );
  await pressInHeader(
    page,
    page.getByRole('navigation').getByRole('link', { name: 'Story Library' }).first(),
  );
  expect((await kept).postDataJSON()).toEqual({ position: 3 });

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/dashboard?tab=stories');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(numbered(4)).toBeVisible();
  expect(await pictures()).toEqual(drawn);
  // A reload opens it at the very same page; who has closed it finds the desk.
  await page.reload();
  await expect(numbered(4)).toBeVisible();
  await creator.finished();
  await page.reload();
  await creator.onDesk();
});
