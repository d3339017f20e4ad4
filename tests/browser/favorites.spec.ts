import { makeAccount, remember, toast } from './accounts.ts';
import { inDatabase } from './database.ts';
import { expect, expectNoAxeViolations, open, showBeacons, test } from './fixtures.ts';

test('favorites are listed, opened, taken out at once, and put back if that fails [DB-02]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 500/);
  const tokens = await makeAccount(request);
  const userId = tokens.user.id;
  const { first, second } = await inDatabase(async (make) => {
    const older = await make.story({ title: 'The First Boat', category: 'Fairy Tales' });
    const newer = await make.story({ title: 'The Second Boat', category: 'Non Fiction' });
    for (const [i, { id: storyId }] of [older, newer].entries())
      await make.favorite({ userId, storyId, createdAt: new Date(Date.UTC(2026, 0, 1 + i)) });
    await make.favorite({ storyId: (await make.story({ title: 'Of Somebody Else' })).id });
    return { first: older, second: newer };
  });
  await remember(page, tokens);
  const counted: string[] = [];
  await showBeacons(page);
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/events')) counted.push(sent.postData() ?? '');
  });
  await open(page, '/favorites');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Favorite Stories');
  await expect(main.getByText('You have 2 favorite stories')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  const cards = main.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['The Second Boat', 'The First Boat']);
  await expect(cards.first()).toContainText('Ages 6-8');
  await expect(cards.first()).toContainText('1 min read');
  await expect(cards.first().locator('img')).toHaveAttribute('src', /^\//);
  await expectNoAxeViolations(page);

  const remove = (title: string) => main.getByRole('button', { name: `Remove “${title}” from favorites` });
  await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await remove('The Second Boat').click();
  await expect(toast(page, 'Failed to update favorites')).toContainText('Error');
  await expect(cards.getByRole('heading')).toHaveText(['The Second Boat', 'The First Boat']);

  await remove('The Second Boat').click();
  await expect(toast(page, 'Removed from favorites')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(main.getByText('You have 1 favorite story')).toBeVisible();
  await expect(remove('The First Boat')).toBeFocused();
  await cards.getByRole('link', { name: 'The First Boat' }).click();
  await expect(page).toHaveURL(/\/story-library\/fairy-tales\//);
  await page.goBack();

  await remove('The First Boat').click();
  await expect(main.getByText('No favorite stories yet')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Browse Story Library' })).toHaveAttribute(
    'href',
    '/story-library',
  );
  await expectNoAxeViolations(page);
  await expect.poll(() => counted.join()).toMatch(new RegExp(`story_unfavorited.*${first.id}`));
  expect(counted.join()).toMatch(new RegExp(`story_unfavorited.*${second.id}`));
  await page.reload();
  await expect(main.getByText('No favorite stories yet')).toBeVisible();
});

test('the first favorite is rewarded [AC-02]', async ({ page, request }) => {
  const { slug } = await inDatabase((make) => make.story({ category: 'Fairy Tales' }));
  await remember(page, await makeAccount(request));
  await open(page, `/story-library/fairy-tales/${slug}`);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(toast(page, 'Achievement Unlocked!')).toContainText('You earned: Bedside Pile');
  await expect(toast(page, 'Added to favorites')).toBeVisible();
});

test('guests sign in first [DB-02]', async ({ page }) => {
  await page.goto('/favorites');
  await expect(page).toHaveURL('/auth?returnTo=%2Ffavorites');
});
