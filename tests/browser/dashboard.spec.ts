import { makeAccount, newEmail, remember } from './accounts.ts';
import { inDatabase } from './database.ts';
import { expect, expectNoAxeViolations, open, test } from './fixtures.ts';

test('guests sign in first; until it is known who is here, the page says so [DB-01]', async ({ page }) => {
  const answer = await page.request.get('/dashboard');
  expect(await answer.text()).toContain('Loading your dashboard...');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?returnTo=%2Fdashboard');
});

test('a new dashboard: greeting, four cards, and a kind word in every empty tab [DB-01] [DB-04] [DB-05]', async ({
  page,
  request,
}) => {
  const email = newEmail('noor');
  await remember(page, await makeAccount(request, { email }));
  await open(page, '/dashboard');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${email.split('@')[0]}`);
  await expect(main).toContainText("Here's your story creation journey");
  await expect(main.getByRole('link', { name: 'Create New Story' })).toHaveAttribute('href', '/?create');
  const stats = main.getByRole('definition');
  await expect(stats).toHaveText(['0', '0 days', '0/20', '0']);
  await expect(main.getByRole('term')).toHaveText([
    'Favorite Stories',
    'Reading Streak',
    'Achievements',
    'Characters',
  ]);
  await expect(page.getByRole('tab')).toHaveText([
    'Favorites',
    'Achievements',
    'Reading Streak',
    'Characters',
    'My Stories',
  ]);
  await expect(page.getByRole('tab', { name: 'Favorites' })).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByText('No favorite stories yet')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Browse Story Library' })).toHaveAttribute(
    'href',
    '/story-library',
  );
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: 'Achievements' }).click();
  await expect(main.getByText("You've earned 0 points from 0 achievements")).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'View All Achievements' })).toHaveAttribute(
    'href',
    '/achievements',
  );
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: 'Reading Streak' }).click();
  await expect(main.getByText('New Reader!')).toBeVisible();
  await expect(main.getByText('Last Activity: not yet')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Create Story to Continue Streak' })).toHaveAttribute(
    'href',
    '/?create',
  );

  await page.getByRole('tab', { name: 'Characters' }).click();
  await expect(main.getByText('No characters collected yet')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Create Your First Story' })).toHaveAttribute(
    'href',
    '/?create',
  );

  await page.getByRole('tab', { name: 'My Stories' }).click();
  await expect(main.getByText('Your shelf is waiting for its first story')).toBeVisible();
  await expect(page).toHaveURL('/dashboard?tab=stories');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'My Stories' })).toHaveAttribute('aria-selected', 'true');
});

test('a dashboard with a past: counts, medals, the real last activity and the collection [DB-01] [DB-04] [DB-05]', async ({
  page,
  request,
}) => {
  const tokens = await makeAccount(request, { username: 'Noor' });
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const item = (id: string) => ({ id, name: id, emoji: '⭐', description: '' });
  const story = {
    id: crypto.randomUUID(),
    title: 'The Fox at the Window',
    ageGroup: '6-8',
    language: 'en',
    choices: { setting: item('beach'), theme: item('kindness'), characters: ['ember', 'waffles'].map(item) },
    segments: [{ id: 'segment-1', text: 'A fox sat at the window.' }],
  };
  expect((await request.post('/api/my-stories', { headers, data: story })).status()).toBe(201);
  await inDatabase(async (make) => {
    const { id: storyId } = await make.story({ title: 'The Kept Boat' });
    await make.favorite({ userId: tokens.user.id, storyId });
  });
  await remember(page, tokens);
  await open(page, '/dashboard');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Noor');
  await expect(main.getByRole('definition')).toHaveText(['1', '1 day', '1/20', '2']);
  await expect(main.getByText('You have 1 favorite story')).toBeVisible();
  await expect(main.getByRole('link', { name: 'The Kept Boat' })).toBeVisible();

  await open(page, '/dashboard?tab=achievements');
  await expect(main.getByText("You've earned 10 points from 1 achievement")).toBeVisible();
  await expect(main.getByRole('article').filter({ hasText: 'Locked' })).toHaveCount(5);

  await open(page, '/dashboard?tab=streak');
  await expect(main.getByText('Last Activity: Today')).toBeVisible();
  await expectNoAxeViolations(page);

  await open(page, '/dashboard?tab=characters');
  const ember = main.getByRole('article').filter({ hasText: 'Ember the dragon' });
  await expect(ember).toContainText('Legendary');
  await expect(ember.getByRole('link', { name: 'Met in The Fox at the Window' })).toBeVisible();
  await expect(main.getByText('2 characters collected')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('who has missed some days is welcomed back, and their record stands [DB-04]', async ({
  page,
  request,
}) => {
  const tokens = await makeAccount(request);
  await inDatabase((make) =>
    make.streak({
      userId: tokens.user.id,
      currentStreak: 9,
      longestStreak: 12,
      lastActivityDate: '2026-01-05',
      lastActivityAt: new Date('2026-01-05T12:00:00Z'),
    }),
  );
  await remember(page, tokens);
  await open(page, '/dashboard?tab=streak');
  const main = page.getByRole('main');
  await expect(main.getByText('Last Activity: January 5, 2026')).toBeVisible();
  await expect(main.getByText('12 days')).toBeVisible();
  await expect(main.getByText(/^Welcome back\. Everybody takes a break/)).toBeVisible();
});

test('what cannot be loaded can be asked for again [DB-01]', async ({ page, request, tolerate }) => {
  tolerate(/status of 500/);
  await remember(page, await makeAccount(request));
  let broken = true;
  await page.route('**/api/me/streak', (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await open(page, '/dashboard?tab=streak');
  const main = page.getByRole('main');
  await expect(main.getByText('This could not be loaded.')).toBeVisible();
  await expect(main.getByRole('definition').nth(1)).toHaveText('–');
  broken = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('New Reader!')).toBeVisible();
});

test('a long name is greeted by as much of it as there is room for [DB-01]', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: 'appLanguage', value: 'de', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('appLanguage', 'de'));
  const username = 'Maximiliane-Theodora von Hohenzollern-Sigmaringen';
  await remember(page, await makeAccount(request, { username }));
  const begins = username.slice(0, 8);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/dashboard');
    const greeting = page.getByRole('heading', { level: 1 });
    await expect(greeting).toContainText(username);
    const isSeen = await greeting.evaluate((heading, part) => {
      const text = heading.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(part));
      range.setEnd(text, text.data.indexOf(part) + part.length);
      // Letters reach a little beyond their line; their middle does not.
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2 < heading.getBoundingClientRect().bottom;
    }, begins);
    expect(isSeen, `${width} px`).toBe(true);
  }
});
