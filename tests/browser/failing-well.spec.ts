import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { feedback } from '#server/db/schema/feedback.ts';
import { storyVotes, userFavorites } from '#server/db/schema/reactions.ts';
import { makeAccount, remember, signedInAs, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { inDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { putStory } from './told-story.ts';

/** What a browser says of a line that was pulled out. */
const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|not counted|Story generation failed/;
const NEEDS_LINE = 'This needs the internet. Nothing is lost; please try again when you are online.';
const KEPT = 'Kept on this device';

/** Somebody signed in on the page of a story that is theirs alone to vote for. */
async function readerOn(page: Page) {
  const tokens = await makeAccount(page.request, { username: 'Noor' });
  await remember(page, tokens);
  const story = await inDatabase((make) => make.story({ category: 'Fairy Tales' }));
  const path = `/story-library/fairy-tales/${story.slug}`;
  const parts = (on: Page) => ({
    like: on.getByRole('group', { name: 'Did you like it?' }).getByRole('button', { name: 'Like' }),
    heart: on.getByRole('button', { name: /to Favorites|from Favorites|Favorite/i }).first(),
  });
  await page.goto(path);
  await expect(signedInAs(page, 'Noor')).toBeVisible();
  await expect(parts(page).like).toBeEnabled();
  return { tokens, story, path, parts, ...parts(page) };
}

/** The requests that changed something, as they left the browser. */
function changesOf(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/') && pathname !== '/api/events')
      sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

/** Neither the router's bare page, nor the browser's, nor nothing at all. */
async function expectOurPage(page: Page): Promise<void> {
  await expect(page.getByText('Application Error')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('without a line no story is written, that is said, and what was chosen stays [UX-03]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  const creator = creatorOn(page);
  await page.goto('/?create');
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember the dragon/);
  await context.setOffline(true);
  await creator.create.click();
  await expect(toast(page, 'Making a new story needs the internet.')).toBeVisible();
  await expectOurPage(page);
  await context.setOffline(false);
  await creator.create.click();
  await creator.finished();
  const before = await creator.text();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue Story' }).click();
  await expect(toast(page, NEEDS_LINE)).toBeVisible();
  expect(await creator.text()).toBe(before);
  await creator.finished();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue Story' }).click();
  await expect.poll(async () => (await creator.text()).length).toBeGreaterThan(before.length);
});

test('a locked card without a line: the dialog comes when the line is back [UX-03] [UX-04]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  await page.goto('/?create');
  const locked = page
    .getByRole('main')
    .locator('[data-option]')
    .filter({ hasText: /Sign up|Locked/i })
    .first();
  await expect(locked).toBeVisible();
  await context.setOffline(true);
  await locked.click();
  await expect(toast(page, 'Part of this page is missing')).toBeVisible();
  await expectOurPage(page);
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('signing in without a line is refused in words, and the address stays [UX-03] [AU-06]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await expect(form.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await form.getByLabel('Email').fill('noor@example.org');
  await form.getByLabel('Password', { exact: true }).fill('seven quiet owls');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'We could not reach the server')).toBeVisible({ timeout: 30_000 });
  await expect(form.getByLabel('Email')).toHaveValue('noor@example.org');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('seven quiet owls');
  await expectOurPage(page);
});

test('somebody is added to the family without a line [UX-03]', async ({ page, context, tolerate }) => {
  tolerate(NO_LINE);
  const creator = creatorOn(page);
  const tokens = await makeAccount(page.request);
  await creator.openHeroes(tokens);
  const section = page.getByRole('region', { name: 'Family and Friends' });
  await expect(section).toBeVisible();
  await context.setOffline(true);
  await section.getByRole('button', { name: /^Add family or friend/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Grandma Ada');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(section.getByRole('button', { name: 'Grandma Ada My Kid', exact: true })).toBeVisible();
  await expectOurPage(page);
});

test('a vote and a favorite wait, are shown as wished, and arrive once, in another tab of another hour [UX-03]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  const { story, path, like, heart, parts, tokens } = await readerOn(page);
  await expect(heart).not.toHaveAttribute('aria-disabled');
  const sent = changesOf(page);
  await context.setOffline(true);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, KEPT)).toBeVisible();
  await heart.click();
  await expect(page.getByRole('button', { name: /Remove from Favorites/i })).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // A second thought takes the place of the first.
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expectOurPage(page);
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await later.goto(path);
  await expect(toast(later, 'What waited on this device has arrived.')).toBeVisible();
  await expect(parts(later).like).toHaveAttribute('aria-pressed', 'true');
  await expect(later.getByRole('button', { name: /Remove from Favorites/i })).toBeVisible();
  const userId = tokens.user.id;
  const kept = await inDatabase(async (_make, db) => ({
    votes: await db.$count(storyVotes, and(eq(storyVotes.storyId, story.id), eq(storyVotes.userId, userId))),
    favorites: await db.$count(userFavorites, eq(userFavorites.userId, userId)),
  }));
  expect(kept).toEqual({ votes: 1, favorites: 1 });
  expect(sent.toSorted()).toEqual([`PUT /api/favorites/${story.id}`, `PUT /api/stories/${story.id}/vote`]);
});

test('what somebody wrote to us waits, and arrives once although two tabs could send it [UX-03]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  const words = `The fox made my daughter laugh ${'so '.repeat(Math.ceil(Math.random() * 200))}much.`;
  await page.goto('/feedback');
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await other.goto('/?create');
  await expect(other.getByRole('main').locator('[data-option]').first()).toBeVisible();
  const sent = changesOf(page);
  const form = page.getByRole('region', { name: 'Tell us what you think' });
  await form.getByLabel('Message').fill(words);
  await expect(form.getByRole('button', { name: 'Send Feedback' })).toBeEnabled();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(toast(page, KEPT)).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await context.setOffline(false);
  const said = () => inDatabase((_make, db) => db.$count(feedback, eq(feedback.message, words)));
  await expect.poll(said).toBe(1);
  await page.waitForTimeout(1500);
  expect(await said()).toBe(1);
  expect(sent).toEqual(['POST /api/feedback']);
});

test('an answer that gets lost on the way does not make a second message [UX-03]', async ({
  page,
  tolerate,
}) => {
  tolerate(NO_LINE);
  const words = `My son wants the owl again ${'and again '.repeat(Math.ceil(Math.random() * 80))}tonight.`;
  await page.goto('/feedback');
  const form = page.getByRole('region', { name: 'Tell us what you think' });
  await form.getByLabel('Message').fill(words);
  await expect(form.getByRole('button', { name: 'Send Feedback' })).toBeEnabled();
  // The server does it; the browser never hears.
  let answered = 0;
  await page.route('**/api/feedback', async (route) => {
    await route.fetch();
    answered += 1;
    if (answered === 1) await route.abort();
    else await route.continue();
  });
  await form.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(toast(page, KEPT)).toBeVisible();
  await expect(toast(page, 'What waited on this device has arrived.')).toBeVisible({ timeout: 20_000 });
  expect(answered).toBeGreaterThan(1);
  expect(await inDatabase((_make, db) => db.$count(feedback, eq(feedback.message, words)))).toBe(1);
});

test('whoever signs out while something waits is asked first [UX-03]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  const { like } = await readerOn(page);
  await signedInAs(page, 'Noor').click();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await like.click();
  await expect(toast(page, KEPT)).toBeVisible();
  const leave = async () => {
    await signedInAs(page, 'Noor').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  };
  await leave();
  const question = page.getByRole('dialog', { name: 'Something has not been sent yet' });
  await expect(question).toBeVisible();
  // The story was read to its end; that the script which tells of rewards does not come alarms nobody.
  await missed;
  await expect(toast(page, 'Part of this page is missing')).toHaveCount(0);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await leave();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(toast(page, 'You are signed out on this device')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => localStorage.getItem('fabloom.outbox'))).toBeNull();
});

test('a link without a line leads nowhere blank, and goes on when the line is back [UX-03] [UX-04]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  const { path } = await readerOn(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(
    toast(page, 'Part of this page is missing').or(page.getByText('You are offline')),
  ).toBeVisible();
  await expectOurPage(page);
  expect([path, '/about']).toContain(new URL(page.url()).pathname);
  await context.setOffline(false);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
});

test('the Share tab without a line says so, and is there when the line is back [UX-03] [UX-04]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(NO_LINE);
  await putStory(page, await makeAccount(page.request));
  await page.goto('/?create');
  const creator = creatorOn(page);
  await creator.onDesk();
  await expect(page.getByText('On your shelf')).toBeVisible();
  const text = await creator.text();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(toast(page, 'Part of this page is missing')).toBeVisible();
  expect(await creator.text()).toBe(text);
  await expectOurPage(page);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /Copy/ })).toBeVisible();
});

test('with every script failing once, a story is still made [UX-04]', async ({ page, tolerate }) => {
  test.slow();
  tolerate(/ERR_FAILED|Failed to fetch|dynamically imported|not counted/);
  const failed = new Set<string>();
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().click();
  const creator = creatorOn(page);
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember the dragon/);
  await creator.create.click();
  await creator.finished();
  await page.goto('/story-library');
  await page.getByRole('main').getByRole('link', { name: 'Fairy Tales', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(failed.size).toBeGreaterThan(5);
});

test.describe('after a new version was deployed', () => {
  /** From now on the server has none of the scripts that the page has not loaded yet. */
  async function deploy(page: Page) {
    const known = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
    let isNew = false;
    await page.route('**/assets/*.js', (route) =>
      isNew || known.has(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
    );
    return { arrive: () => (isNew = true) };
  }

  async function storyOn(page: Page) {
    await putStory(page, await makeAccount(page.request));
    await page.goto('/?create');
    const creator = creatorOn(page);
    await creator.onDesk();
    await expect(page.getByText('On your shelf')).toBeVisible();
    return creator;
  }

  test('the Share tab loads the page anew, with the story and with what was typed [UX-04]', async ({
    page,
    tolerate,
  }) => {
    tolerate(/404|dynamically imported|Failed to fetch/);
    const creator = await storyOn(page);
    const text = await creator.text();
    await page.getByRole('button', { name: /Something is wrong with this story/ }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('It says vodka on page two.');
    await page.keyboard.press('Escape');
    const version = await deploy(page);
    page.on('framenavigated', () => version.arrive());
    await page.getByRole('tab', { name: 'Share' }).click();
    await page.waitForEvent('load');
    await creator.onDesk();
    expect(await creator.text()).toBe(text);
    await page.getByRole('button', { name: /Something is wrong with this story/ }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('It says vodka on page two.');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: /Copy/ })).toBeVisible();
  });

  test('what never comes is told of, and the page does not load itself for ever [UX-04]', async ({
    page,
    tolerate,
  }) => {
    tolerate(/404|dynamically imported|Failed to fetch/);
    const creator = await storyOn(page);
    const text = await creator.text();
    await deploy(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('tab', { name: 'Share' }).click();
    await expect.poll(() => loads).toBe(1);
    await creator.onDesk();
    await page.getByRole('tab', { name: 'Share' }).click();
    await expect(toast(page, 'This page is out of date')).toBeVisible();
    await page.waitForTimeout(4000);
    expect(loads).toBe(1);
    expect(await creator.text()).toBe(text);
    await expectOurPage(page);
  });
});
