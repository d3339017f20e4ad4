import { makeAccount, remember } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('a book leaves its shelf as a file and comes onto grandma’s; half a file changes nothing [CL-02]', async ({
  page,
  browser,
  tolerate,
}) => {
  tolerate(/422/);
  await creatorOn(page).openStory(await makeAccount(page.request));
  await page
    .getByRole('tab', { name: 'Keep' })
    .or(page.getByRole('tab', { name: 'Download' }))
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^For another shelf/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.fabloom$/);
  const path = await file.path();

  const context = await browser.newContext();
  const grandma = await context.newPage();
  await grandma.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await remember(grandma, await makeAccount(page.request));
  await grandma.goto('/dashboard?tab=stories');
  await hydrated(grandma);
  const bring = grandma.getByLabel('Bring in a book', { exact: true }).and(grandma.locator('input'));
  await bring.setInputFiles({
    name: 'half.fabloom',
    mimeType: '',
    buffer: Buffer.from('PK\u0003\u0004half'),
  });
  await expect(grandma.getByText('The file is not whole.')).toBeVisible();
  await expect(grandma.getByText('Your shelf is waiting for its first story')).toBeVisible();
  await bring.setInputFiles(path);
  const card = grandma.getByRole('article');
  await expect(card).toHaveCount(1);
  await card.getByRole('link').click();
  await expect(grandma.getByRole('button', { name: 'I’ll read' }).first()).toBeVisible();
  await context.close();
});
