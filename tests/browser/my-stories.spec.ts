import { makeAccount, toast } from './accounts.ts';
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
  await expect(page.getByRole('article').locator('img[src^="/pictures/"]').first()).toBeVisible();
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
  await card.getByRole('button', { name: /^Remove/ }).click();
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
  await scenes.nth(3).evaluate((scene) => scene.scrollIntoView({ behavior: 'instant' }));

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
  await creator.finished();
  expect(await pictures()).toEqual(drawn);
  await expect(scenes.nth(3)).toBeInViewport();
  await expect(scenes.nth(0)).not.toBeInViewport();
});
