import { makeAccount, remember, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNothingSideways, expectReadableInEveryLight, test } from './fixtures.ts';

test('whoever is signed in comes home to the books, not to the landing [RB-07]', async ({
  page,
  request,
}) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  const title = await creator.heading.innerText();
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, /);
  const last = page.getByRole('region', { name: 'Continue reading' });
  await expect(last).toContainText(title);
  const ready = page.getByRole('region', { name: 'Ready for tonight' });
  await expect(ready.getByRole('article')).toHaveCount(4);
  await expectReadableInEveryLight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingSideways(page, 'the shelf');
  await page.setViewportSize({ width: 1280, height: 720 });
  await last.getByRole('link', { name: /^Read on/ }).click();
  await creator.finished();
  await expect(creator.heading).toHaveText(title);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(last).toBeVisible();
});

test('with no book yet the shelf has a way to one and stories for tonight; who signs out sees the landing [RB-07]', async ({
  page,
  request,
}) => {
  await remember(page, await makeAccount(request));
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Ready for tonight' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Continue reading' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Create New Story' })).toHaveAttribute('href', '/?create');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Welcome back/);
  await expect(main.getByRole('region', { name: 'Ready for tonight' })).toHaveCount(0);
});

test('a book gets another title, and what is not for children is refused [RB-07]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/422/);
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await page.goto('/dashboard?tab=stories');
  await page.getByRole('button', { name: /^Rename/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Another title' });
  const field = dialog.getByLabel('Title');
  await expect(field).toBeFocused();
  await field.fill('Ember kills everybody');
  await dialog.getByRole('button', { name: 'Save title' }).click();
  await expect(field).toHaveAccessibleDescription(
    'Please use family-friendly language suitable for children',
  );
  await field.fill('Ember and the longest queue');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The book has its new title.')).toBeVisible();
  await page.getByRole('link', { name: 'Ember and the longest queue' }).click();
  await creator.finished();
  await expect(creator.heading).toHaveText('Ember and the longest queue');
});
