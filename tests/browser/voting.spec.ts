import type { APIRequestContext, Page } from '@playwright/test';
import { eventsOf, makeAccount, remember, toast } from './accounts.ts';
import { inDatabase } from './database.ts';
import { expect, expectNoAxeViolations, open, test } from './fixtures.ts';

/** A story of its own for every test, because votes stay. */
async function openStory(page: Page, votes: ('like' | 'love' | 'star')[] = []) {
  const story = await inDatabase(async (make) => {
    const made = await make.story({ category: 'Fairy Tales' });
    for (const voteType of votes) await make.vote({ storyId: made.id, voteType });
    return made;
  });
  await open(page, `/story-library/fairy-tales/${story.slug}`);
  const voting = page.getByRole('group', { name: 'Did you like it?' });
  const button = (name: string) => voting.getByRole('button', { name });
  return { id: story.id, like: button('Like'), love: button('Love'), star: button('Star'), voting };
}

async function signIn(page: Page, request: APIRequestContext) {
  const tokens = await makeAccount(request);
  await remember(page, tokens);
  return tokens;
}

test('one vote for each reader: cast, changed, taken back [VT-01] [VT-03]', async ({ page, request }) => {
  await signIn(page, request);
  const { like, love, star } = await openStory(page, ['like', 'like', 'star']);
  await expect(like).toContainText('2');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('3');
  await expect(toast(page, 'Vote Cast!')).toBeVisible();
  await expectNoAxeViolations(page);

  await love.click();
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toContainText('2');
  await expect(love).toContainText('1');

  await expect(love).toBeEnabled();
  await love.click();
  await expect(love).toHaveAttribute('aria-pressed', 'false');
  await expect(love).toContainText('0');
  await page.reload();
  await expect(love).toContainText('0');
  await expect(star).toContainText('1');
});

test('the thanks for a vote stay for two seconds [VT-03]', async ({ page, request }) => {
  await signIn(page, request);
  const { star } = await openStory(page);
  await star.click();
  await expect(toast(page, 'Vote Cast!')).toBeVisible();
  const shown = Date.now();
  await expect(toast(page, 'Vote Cast!')).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(1000);
  expect(Date.now() - shown).toBeLessThan(4500);
});

test('a vote shows at once, and nothing can be pressed until it is in [VT-01]', async ({ page, request }) => {
  await signIn(page, request);
  const { like, love, star } = await openStory(page);
  await expect(like).toBeEnabled();
  let answer: () => void = () => undefined;
  await page.route('**/api/stories/*/vote', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await like.click();
  await expect(like).toContainText('1');
  for (const button of [like, love, star]) await expect(button).toBeDisabled();
  answer();
  for (const button of [like, love, star]) await expect(button).toBeEnabled();
  await expect(like).toContainText('1');
});

test('after the answer the counts are those of everybody [VT-01]', async ({ page, request }) => {
  await signIn(page, request);
  const { id, like } = await openStory(page);
  await expect(like).toBeEnabled();
  await inDatabase((make) => make.vote({ storyId: id, voteType: 'like' }));
  await like.click();
  await expect(like).toContainText('2');
});

test('a vote that is not recorded is taken back, and said so [VT-03]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/500/);
  await signIn(page, request);
  const { like } = await openStory(page);
  await page.route('**/api/stories/*/vote', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'y' } }),
  );
  await like.click();
  const error = toast(page, 'Voting Error');
  await expect(error).toContainText('Failed to record your vote. Please try again.');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toContainText('0');
  await expect(like).toBeEnabled();
});

test('a like in one tab, then a like in the other, is one like, and both tabs show it [VT-01] [UX-07]', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, request);
  const { like } = await openStory(page);
  await expect(like).toBeEnabled();
  const second = await context.newPage();
  // A tab that hears nothing of the others still shows an empty like.
  await second.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const knowsItsVote = second.waitForResponse(/\/votes$/);
  await second.goto(page.url());
  await knowsItsVote;
  const there = second.getByRole('group', { name: 'Did you like it?' }).getByRole('button', { name: 'Like' });
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await there.click();
  await expect(there).toContainText('1');
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toContainText('1');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('another tab shows a vote and a favorite without a reload, and the focus stays on what was pressed [UX-07] [UX-08]', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, request);
  const { star } = await openStory(page);
  await expect(star).toBeEnabled();
  const second = await context.newPage();
  await second.goto(page.url());
  const there = second.getByRole('group', { name: 'Did you like it?' }).getByRole('button', { name: 'Star' });
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Vote Cast!')).toBeVisible();
  await expect(star).toBeFocused();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  const add = page.getByRole('button', { name: 'Add to favorites' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeFocused();
  await expect(second.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
});

test('two tabs end up agreeing [VT-01]', async ({ page, request, context }) => {
  await signIn(page, request);
  const first = await openStory(page);
  const second = await context.newPage();
  await second.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await second.goto(page.url());
  const there = second.getByRole('group', { name: 'Did you like it?' });
  await Promise.all([first.like.click(), there.getByRole('button', { name: 'Star' }).click()]);
  await expect(first.like).toBeEnabled();
  await expect(there.getByRole('button', { name: 'Star' })).toBeEnabled();
  const answer = await request.get(`/api/stories/${first.id}/votes`);
  const { votes } = (await answer.json()) as { votes: Record<string, number> };
  expect(Object.values(votes).reduce((sum, count) => sum + count)).toBe(1);
});

test('guests see the counts and where to sign up, and cannot vote [VT-02]', async ({ page }) => {
  const { voting } = await openStory(page, ['love']);
  await expect(voting.getByRole('button', { name: 'Love' })).toContainText('1');
  for (const button of await voting.getByRole('button').all()) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', 'Sign up to vote');
  }
  const signUp = page.getByRole('link', { name: 'Sign up to vote' });
  const { pathname } = new URL(page.url());
  await expect(signUp).toHaveAttribute('href', `/auth?tab=sign-up&returnTo=${encodeURIComponent(pathname)}`);
  await expectNoAxeViolations(page);
});

test('a story is kept among the favorites and let go again [DB-03]', async ({ page, request }) => {
  const events = await eventsOf(page);
  const { access_token } = await signIn(page, request);
  const { id } = await openStory(page);
  const kept = async () => {
    const answer = await request.get('/api/favorites', {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    return ((await answer.json()) as { stories: { id: string }[] }).stories.map((story) => story.id);
  };
  const told = () =>
    events
      .filter(({ event_type }) => event_type.endsWith('favorited'))
      .map(({ event_type, event_data }) => [event_type, event_data]);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove from favorites' });
  await expect(remove).toBeEnabled();
  expect(await kept()).toEqual([id]);
  // What leaves with a page that is being left cannot be overheard.
  await expect.poll(told).toEqual([['story_favorited', { story_id: id }]]);
  await page.reload();
  await remove.click();
  await expect(toast(page, 'Removed from favorites')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeEnabled();
  expect(await kept()).toEqual([]);
  await expect.poll(told).toEqual([
    ['story_favorited', { story_id: id }],
    ['story_unfavorited', { story_id: id }],
  ]);
});

test('a favorite that is not kept is reported [DB-03]', async ({ page, request, tolerate }) => {
  tolerate(/500/);
  await signIn(page, request);
  await openStory(page);
  await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(toast(page, 'Failed to update favorites')).toContainText('Error');
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeEnabled();
});

test('guests learn that favorites need an account [DB-03]', async ({ page }) => {
  await openStory(page);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up to save favorites' })).toBeVisible();
  await expect(toast(page, 'Login Required')).toContainText('Please log in to save favorites');
});

test('a vote waits while the line is down, and the page stays as it is [VT-03] [UX-03]', async ({
  page,
  request,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page, request);
  const { like } = await openStory(page);
  await expect(like).toBeEnabled();
  await context.setOffline(true);
  await like.click();
  await expect(toast(page, 'Kept on this device')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect(toast(page, /^Sent/)).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('screen readers are told a message once, in its own words [UX-08]', async ({ page, request }) => {
  await signIn(page, request);
  const { star } = await openStory(page);
  await expect(star).toBeEnabled();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const said = element?.closest('[aria-live]')?.textContent;
        if (said) heard.push(said);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await star.click();
  await expect(toast(page, 'Vote Cast!')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(['Vote Cast!']);
});
