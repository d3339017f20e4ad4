import type { Locator, Page } from '@playwright/test';
import { makeAccount, makeAdmin, newEmail, PASSWORD, remember, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { inDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';

const MOST_STOPS = 120;

/** Walks with the Tab key until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Wherever it is: not nowhere. */
async function expectFocusOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

test('in the library: a favorite, a vote and a message keep the focus where it was [UX-08]', async ({
  page,
  request,
}) => {
  await remember(page, await makeAccount(request));
  const { slug } = await inDatabase((make) => make.story({ category: 'Fairy Tales' }));
  await page.goto(`/story-library/fairy-tales/${slug}`);
  const heart = page.getByRole('button', { name: /favorites$/i });
  await pressOn(page, heart);
  await expect(heart).toHaveText('Remove from favorites');
  await expect(heart).toBeFocused();
  const like = page.getByRole('button', { name: /^Like/ });
  await pressOn(page, like, 'Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Vote Cast!')).toBeVisible();
  await expect(like).toBeFocused();

  // Into the messages, and out of them by closing one after the other.
  const messages = page.getByRole('region', { name: 'Notifications' });
  await messages.getByRole('button', { name: 'Close' }).last().focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(messages).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  await expect(like).toBeFocused();
});

test('favorites that are removed hand the focus on, at last to the heading [UX-08]', async ({
  page,
  request,
}) => {
  const tokens = await makeAccount(request);
  await inDatabase(async (make) => {
    for (let i = 0; i < 2; i++) await make.favorite({ userId: tokens.user.id });
  });
  await remember(page, tokens);
  await page.goto('/favorites');
  const remove = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(2);
  await pressOn(page, remove.first());
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('stories that are taken off My Stories hand the focus on to the next one [UX-08]', async ({
  page,
  request,
}) => {
  const tokens = await makeAccount(request);
  await inDatabase(async (make) => {
    for (const title of ['One', 'Two']) await make.myStory({ userId: tokens.user.id, title });
  });
  await remember(page, tokens);
  await page.goto('/dashboard?tab=stories');
  const more = page.getByRole('main').getByRole('button', { name: /^More for/ });
  const dialog = page.getByRole('dialog');
  const remove = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await expect(more).toHaveCount(2);
  await more.first().focus();
  await remove();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(more.first()).toBeFocused();
  await remove();
  await pressOn(page, dialog.getByRole('button', { name: 'Remove story' }));
  await expect(more).toHaveCount(1);
  await expect(more).toBeFocused();
  await remove();
  await pressOn(page, dialog.getByRole('button', { name: 'Remove story' }));
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Stories' })).toBeFocused();
});

test('tabs: the arrows open them, the focus is on the open one, and Back and Forward walk them [UX-08] [DB-01]', async ({
  page,
  request,
}) => {
  test.slow();
  await remember(page, await makeAccount(request));
  await page.goto('/dashboard');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tabTo(page, tab('Favorites'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/dashboard?tab=achievements');
  await expect(tab('Achievements')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/dashboard?tab=streak');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back/);
  await expect(tab('Reading Streak')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Achievements')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Favorites')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tab('Achievements')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/dashboard?tab=nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back/);
  await expect(tab('Favorites')).toHaveAttribute('aria-selected', 'true');
});

test('the admin finds the tab again, and pages through feedback without losing the place [UX-08] [AM-02]', async ({
  page,
  request,
}) => {
  test.slow();
  const admin = await makeAccount(request);
  await makeAdmin(admin.user.email);
  await inDatabase(async (make) => {
    for (let i = 0; i <= 100; i++) await make.feedbackRow({});
  });
  await remember(page, admin);
  await page.goto('/admin');
  await pressOn(page, page.getByRole('tab', { name: 'Overview' }), 'ArrowRight');
  await expect(page).toHaveURL('/admin?tab=feedback');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Feedback' })).toHaveAttribute('aria-selected', 'true');
  const list = page.getByRole('main').getByRole('region', { name: 'Feedback' });
  await pressOn(page, list.getByRole('button', { name: 'Older' }));
  await expect(list.getByText(/^101–/)).toBeVisible();
  await expect(list).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

test('signing in and up: a failure leaves the focus on the button and says so once [UX-08] [UX-01]', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const email = newEmail();
  await page.goto('/auth');
  const form = page.getByRole('tabpanel');
  const button = form.getByRole('button', { name: 'Sign In' });
  await tabTo(page, form.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, form.getByLabel('Password', { exact: true }));
  await page.keyboard.type('not the password');
  await pressOn(page, button);
  const messages = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(messages).toHaveCount(1);
  await expect(button).toBeFocused();
  const again = page.waitForResponse(/grant_type=password/);
  await page.keyboard.press('Enter');
  await again;
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expect(messages).toHaveCount(1);

  await tabTo(page, page.getByRole('tab', { name: 'Sign In' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await tabTo(page, form.getByLabel('Email'));
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await tabTo(page, form.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/auth/);
  await expectFocusOnPage(page);
});

test('settings: saving and closing a dialog leave the focus on their buttons [UX-08]', async ({
  page,
  request,
}) => {
  await remember(page, await makeAccount(request));
  await page.goto('/settings');
  const name = page.getByLabel('Username');
  await expect(name).toBeEnabled();
  await tabTo(page, name);
  await page.keyboard.type('Noor');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await pressOn(page, save);
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(save).toBeFocused();
  const change = page.getByRole('button', { name: 'Change password' });
  await pressOn(page, change);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(change).toBeFocused();
});

test('a story is made: after every step the focus is on the page [UX-08]', async ({ page }) => {
  test.slow();
  const creator = creatorOn(page);
  /** Of a grid of cards, Tab stops at one; the arrows lead to the others. */
  const card = creator.main.locator('[data-option][tabindex="0"]').first();
  await page.goto('/?create');
  await pressOn(page, card, 'Space');
  await expect(creator.heading).toHaveText(/what happens there/);
  await expectFocusOnPage(page);
  await pressOn(page, card, 'Space');
  await expect(creator.create).toBeVisible();
  await expectFocusOnPage(page);
  await pressOn(page, card, 'Space');
  await pressOn(page, creator.create);
  await expectFocusOnPage(page);
  await creator.finished();
  await expectFocusOnPage(page);
  await pressOn(page, creator.main.getByRole('button', { name: 'Continue Story' }));
  await expectFocusOnPage(page);
  await creator.finished();
  await expectFocusOnPage(page);
});
