import type { Browser, Locator, Page } from '@playwright/test';
import { PASSWORD, mailTo, makeAccount, newEmail, signIn, signedInAs } from './accounts.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';

const consent = (page: Page) => page.getByRole('alertdialog', { name: 'Please ask a parent' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'How old are you?' });
const sum = (page: Page) => page.getByRole('dialog', { name: 'A question for grown-ups' });
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('coppa_age_verified'),
    localStorage.getItem('coppa_parent_consent'),
  ]);
const stateOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/parent-consents/mine');
    return ((await answer.json()) as { state: string }).state;
  });
const CONSENT = /^Your consent/;
const SIGN_IN = /^Signing in/;
const linkIn = (mail: string, name: 'token' | 'withdraw') =>
  new RegExp(String.raw`https?://\S+/parent-consent\?${name}=[\w-]+`).exec(mail)?.[0] ?? '';

/** Faults and notes stand hidden in the page: only what can be seen is said. */
const says = (place: Locator, text: string) => expect(place.getByText(text)).toBeVisible();

/** The parent, on a device of their own. */
async function parentAt(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await open(page, link);
  return page;
}

async function agree(page: Page, email: string): Promise<void> {
  await consent(page).getByLabel('Your email address').fill(email);
  await consent(page).getByRole('button', { name: 'I am the parent or guardian, and I agree' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function askedForConsent(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await question(page).getByRole('button', { name: 'I am under 13' }).click();
  await expect(consent(page)).toBeVisible();
}

test.use({ age: null });

test('a parent agrees, confirms by mail, and withdraws; the browser of the child follows [AG-10]', async ({
  page,
  browser,
}) => {
  await askedForConsent(page);
  const email = newEmail('parent');
  await expect(consent(page).getByText('This site cannot send mail')).toHaveCount(0);
  await expect(consent(page).getByRole('checkbox')).toHaveCount(0);
  await agree(page, email);
  const note = page.getByRole('status').filter({ hasText: 'A message is on its way to you' });
  await says(note, 'Please open the link in it to confirm.');
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note.getByText('Please open the link in it to confirm.')).toBeHidden();
  expect(await stored(page)).toEqual(['under13', 'granted']);
  expect(await stateOf(page)).toBe('pending');
  expect(await page.evaluate(() => document.cookie)).not.toContain('parent_consent');

  const mail = await mailTo(email, CONSENT);
  const parent = await parentAt(browser, linkIn(mail, 'token'));
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('Your consent for your child');
  await expect(parent.getByRole('main').getByRole('listitem')).toContainText(['No personalised ads']);
  expect(await stateOf(page), 'opening the link confirms nothing').toBe('pending');
  await expectNoAxeViolations(parent);
  await parent.setViewportSize({ width: 360, height: 740 });
  await parent.getByRole('button', { name: 'I confirm my consent' }).click();
  const thanks = parent.getByRole('heading', { level: 1, name: 'Thank you, your consent is confirmed' });
  await expect(thanks).toBeFocused();
  await expect(thanks, 'the button stood further down').toBeInViewport();
  await expect(parent.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  expect(await stateOf(page)).toBe('confirmed');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await open(parent, linkIn(mail, 'withdraw'));
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('Withdraw your consent?');
  expect(await stateOf(page)).toBe('confirmed');
  await parent.getByRole('button', { name: 'Withdraw and delete my address' }).click();
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('Your consent is withdrawn');
  await page.reload();
  await expect(consent(page)).toBeVisible();
  expect(await stored(page)).toEqual(['under13', null]);
  await parent.context().close();
});

test('what is no address, or a line that is down, is said in the dialog, and nothing is lost [AG-10]', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400|ERR_FAILED/);
  await askedForConsent(page);
  const field = consent(page).getByLabel('Your email address');
  const agreeing = consent(page).getByRole('button', { name: 'I am the parent or guardian, and I agree' });
  for (const wrong of ['', 'nobody', 'nobody@nowhere']) {
    await field.fill(wrong);
    await agreeing.click();
    await says(consent(page), 'Please provide a valid email address');
    await expect(field).toBeFocused();
  }
  await page.route('**/api/parent-consents', (route) => route.abort());
  const email = newEmail('parent');
  await field.fill(email);
  await agreeing.click();
  await says(consent(page), 'That did not work');
  await expect(consent(page).getByText('valid email')).toBeHidden();
  await expect(field).toHaveValue(email);
  expect(await stored(page)).toEqual(['under13', null]);
  await page.unroute('**/api/parent-consents');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await stored(page)).toEqual(['under13', 'granted']);
});

test('a page of text asks the parent by its own small script', async ({ page }) => {
  await askedForConsent(page);
  await agree(page, newEmail('parent'));
  const hasReact = () =>
    page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  expect(await hasReact()).toBe(false);
});

test('nobody signs in on the browser of a child until a parent opens it [AG-09] [AG-10]', async ({
  page,
  browser,
  request,
  tolerate,
}) => {
  tolerate(/status of 403/);
  const email = newEmail('parent');
  const { user } = await makeAccount(request, { username: 'Ada' });
  await askedForConsent(page);
  await agree(page, email);
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();

  await open(page, '/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please ask a parent');
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expectNoAxeViolations(page);
  const status = await page.evaluate(
    async ([address, password]) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ email: address, password });
      return (await fetch('/auth/v1/token?grant_type=password', { method: 'POST', headers, body })).status;
    },
    [user.email, PASSWORD],
  );
  expect(status).toBe(403);

  await page.getByRole('button', { name: 'Ask the parent by mail' }).click();
  await expect(page.getByRole('main')).toContainText('A message is on its way to the parent');
  const parent = await parentAt(browser, linkIn(await mailTo(email, SIGN_IN), 'token'));
  await expect(parent.getByRole('checkbox', { name: 'Let me sign in on that browser now' })).toBeChecked();
  await parent.getByRole('button', { name: 'I confirm my consent' }).click();
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('You can sign in now');
  await parent.context().close();

  await page.getByRole('button', { name: 'Look again' }).click();
  await signIn(page, user.email);
  await expect(signedInAs(page, 'Ada')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-child-protected', 'true');
});

test('a browser from the days before asks for the address first, also in the dialog [AG-09]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('coppa_age_verified', 'under13');
    localStorage.setItem('coppa_parent_consent', 'granted');
  });
  await open(page, '/');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please ask a parent' });
  await dialog.getByRole('button', { name: 'Ask the parent by mail' }).click();
  await expect(dialog).toContainText('Please provide a valid email address');
  const email = newEmail('parent');
  await dialog.getByLabel('A parent’s email address').fill(email);
  await dialog.getByRole('button', { name: 'Ask the parent by mail' }).click();
  await expect(dialog).toContainText('A message is on its way to the parent');
  expect(linkIn(await mailTo(email, CONSENT), 'withdraw')).not.toBe('');
  expect(await stateOf(page)).toBe('pending');
});

test.describe('the way back for an age that was tapped by mistake', () => {
  const solve = async (page: Page) => {
    const task = (await sum(page).locator('[data-task]').textContent()) ?? '';
    const [first = NaN, second = NaN] = task.split(' + ').map(Number);
    return String(first + second);
  };
  const answer = async (page: Page, text: string) => {
    await sum(page).getByLabel('Your answer').fill(text);
    await sum(page).getByRole('button', { name: 'Ask for the age again' }).click();
  };

  test('asks a sum that a small child does not solve, and waits after three wrong answers', async ({
    page,
  }) => {
    await page.clock.install();
    await askedForConsent(page);
    await consent(page).getByRole('button', { name: 'I tapped the wrong answer' }).click();
    await expect(sum(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(sum(page)).toBeHidden();
    await expect(consent(page)).toBeVisible();
    await consent(page).getByRole('button', { name: 'I tapped the wrong answer' }).click();
    const tasks = new Set<string>();
    for (const told of ['That is not it', 'That is not it', 'Please wait half a minute']) {
      tasks.add((await sum(page).locator('[data-task]').textContent()) ?? '');
      await answer(page, '7');
      await says(sum(page), told);
    }
    expect(tasks.size, 'each is a new one').toBeGreaterThan(1);
    await answer(page, await solve(page));
    await says(sum(page), 'Please wait half a minute');
    await page.reload();
    await consent(page).getByRole('button', { name: 'I tapped the wrong answer' }).click();
    await answer(page, await solve(page));
    await expect(sum(page), 'a reload does not help').toBeVisible();
    await page.clock.fastForward(31_000);
    await answer(page, await solve(page));
    await expect(question(page)).toBeVisible();
    await expect(consent(page)).toBeHidden();
    expect(await stored(page)).toEqual([null, null]);
    await question(page).getByRole('button', { name: 'I am 13 or older' }).click();
    expect(await stored(page)).toEqual(['over13', null]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('child_protected=1');
  });

  test('is in the footer of a protected browser, and nowhere else', async ({ page }) => {
    const link = (at: Page) =>
      at.getByRole('contentinfo').getByRole('button', { name: 'For grown-ups: change the age answer' });
    await askedForConsent(page);
    await agree(page, newEmail('parent'));
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await link(page).click();
    await answer(page, await solve(page));
    await question(page).getByRole('button', { name: 'I am 13 or older' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(link(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const language of ['de', 'ta']) {
    test(`a parent can read and answer everything in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'appLanguage', value: language, url: baseURL ?? '' }]);
      await page.addInitScript((code) => {
        localStorage.setItem('appLanguage', code);
        localStorage.setItem('coppa_age_verified', 'under13');
      }, language);
      await page.goto('/about');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('heading')).toBeFocused();
      await expectNothingSideways(page);
      await expectNoAxeViolations(page);
      // By the keyboard alone, in the order in which it is read.
      const visited: string[] = [];
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press('Tab');
        visited.push(
          await page.evaluate(() => {
            const { name, type, dataset } = document.activeElement as HTMLInputElement;
            return dataset['answer'] ?? (name || type);
          }),
        );
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      }
      expect(visited).toEqual(['email', 'submit', 'consent-refused', 'ask-grown-up']);
    });
  }
});
