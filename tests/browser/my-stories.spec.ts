import { makeAccount, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('a story is found on the dashboard, reopened from there, and taken off the shelf [ST-06]', async ({
  page,
  request,
}) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  const text = await creator.text();
  const title = await creator.heading.innerText();
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
