import { makeAccount } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, hold, test } from './fixtures.ts';

const AT = { setting: '/?create', theme: '/?create&step=theme', heroes: '/?create&step=character' };
const STORY = '/?create&step=story';

test('Back and Forward walk the steps, with every choice kept and the focus at the heading [UX-06]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().click();
  const creator = creatorOn(page);
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember/);
  await expect(page).toHaveURL(AT.heroes);
  await page.evaluate(() => window.scrollTo(0, 400));

  await page.goBack();
  await expect(page).toHaveURL(AT.theme);
  await expect(creator.heading).toHaveText('Enchanted Forest: what happens there?');
  await expect(creator.heading).toBeFocused();
  await expect(creator.heading).toHaveAccessibleDescription('Step 2 of 4: Theme');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(creator.card(/^Friendship/)).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(page).toHaveURL(AT.setting);
  await expect(creator.card(/^Enchanted Forest/)).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await page.goForward();
  await expect(creator.heading).toHaveText('Who is in the story?');
  await expect(creator.heading).toBeFocused();
  await expect(creator.card(/^Ember/)).toHaveAttribute('aria-pressed', 'true');
  await expect(creator.create).toBeEnabled();
  for (const _ of Object.keys(AT)) await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('100% Free & Safe')).toBeVisible();
});

test('the page’s own Back is the browser’s Back [UX-06]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open();
  await creator.choose(/^Enchanted Forest/, /^Friendship/);
  const entries = await page.evaluate(() => history.length);
  await creator.back.click();
  await expect(page).toHaveURL(AT.theme);
  await creator.back.click();
  await expect(page).toHaveURL(AT.setting);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goForward();
  await expect(creator.card(/^Friendship/)).toHaveAttribute('aria-pressed', 'true');
});

test('from the story Back leads to the heroes, and Forward to the story as it was [UX-06]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.makeStory();
  await expect(page).toHaveURL(STORY);
  const text = await creator.text();
  await page.goBack();
  await expect(creator.heading).toHaveText('Who is in the story?');
  await expect(creator.heading).toBeFocused();
  await creator.card(/^Waffles/).click();
  await page.goForward();
  await creator.onDesk();
  expect(await creator.text()).toBe(text);
  await expect(creator.heading).toBeFocused();
  await expect(page.getByRole('region', { name: 'What it is made of' })).not.toContainText('Waffles');

  await creator.main.getByRole('button', { name: 'Add Characters' }).click();
  await expect(creator.heading).toHaveText('Who joins the story?');
  await page.goBack();
  await creator.onDesk();
  await page.reload();
  await creator.onDesk();
  expect(await creator.text()).toBe(text);
});

test('after Start Over one Back leaves the creator [UX-06]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().click();
  const creator = creatorOn(page);
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember/);
  await creator.create.click();
  await creator.finished();
  await creator.main.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Over' }).click();
  await expect(creator.heading).toHaveText('Where does your story happen?');
  await expect(page).toHaveURL(AT.setting);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a reload stays at its step; an address without its choices leads to what is missing [UX-06]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await page.goto('/?create&step=character');
  await expect(creator.heading).toHaveText('Where does your story happen?');
  await expect(page).toHaveURL(AT.setting);
  await creator.pick(/^Beach/);
  await page.reload();
  await expect(creator.heading).toHaveText('Beach: what happens there?');
  await expect(page).toHaveURL(AT.theme);
  await page.goto(STORY);
  await expect(creator.heading).toHaveText('Beach: what happens there?');
  await expect(page).toHaveURL(AT.theme);
  await page.goto('/?create');
  await expect(creator.heading).toHaveText('Beach: what happens there?');
});

test('Back closes an open dialog before it goes anywhere [UX-06]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.makeStory();
  await creator.main.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(STORY);
  await expect(creator.paragraphs.first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(AT.heroes);
});

test('whoever leaves while a story is written is asked; whoever only looks back finds it [UX-06]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember/);
  const { letGo } = await hold(page, '**/functions/v1/generate-story');
  await creator.create.click();
  // Its book has opened over the desk, and is closed first.
  const close = page.getByRole('button', { name: 'Close the book' });
  await expect(close).toBeAttached();
  for (const x of [600, 640]) await page.mouse.move(x, 300);
  await close.click();
  await creator.main.getByRole('link', { name: 'Home' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your story is still being written' });
  await dialog.getByRole('button', { name: 'Wait for it' }).click();
  await expect(dialog).toBeHidden();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.goBack();
  await expect(creator.heading).toHaveText('Enchanted Forest: what happens there?');
  letGo();
  await creator.onDesk();
  await expect(page).toHaveURL(STORY);
});

test('a story from My Stories leads back to My Stories [UX-06]', async ({ page, request }) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/dashboard?tab=stories');
  await page.getByRole('article').getByRole('link').first().click();
  await creator.finished();
  await expect(page).toHaveURL(STORY);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard?tab=stories');
  await page.goForward();
  await creator.onDesk();
});
