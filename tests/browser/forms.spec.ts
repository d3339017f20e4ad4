import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#domain/languages.ts';
import { toast } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

const texts = (code: LanguageCode) =>
  JSON.parse(readFileSync(`content/languages/${code}/interface.json`, 'utf8')) as Record<string, string>;

/** A browser that speaks English, on pages in another language. */
async function speak(context: BrowserContext, page: Page, code: LanguageCode, baseURL: string | undefined) {
  await context.addCookies([{ name: 'appLanguage', value: code, url: baseURL }]);
  await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
  return (id: string) => texts(code)[id] ?? '';
}

for (const { code } of LANGUAGES) {
  test(`what is no address is said in ${code} before anything is sent [AU-06]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/auth\/v1\/(token|signup|recover)/.test(request.url())) asked.push(request.url());
    });
    const t = await speak(context, page, code, baseURL);
    await open(page, '/auth');
    for (const tab of ['nav.sign_in', 'auth.sign_up']) {
      await page.getByRole('tab', { name: t(tab), exact: true }).click();
      const form = page.getByRole('tabpanel', { name: t(tab), exact: true });
      const email = form.getByRole('textbox', { name: t('auth.email'), exact: true });
      await email.fill('mia@home');
      await form.locator('input[type=password]').fill('seven quiet owls');
      await form.locator('button[type=submit]').click();
      await expect(form.getByText(t('auth.fault.email'))).toBeVisible();
      await expect(email).toBeFocused();
      await email.fill('');
      await form.locator('button[type=submit]').click();
      await expect(form.getByText(t('auth.fault.required'))).toBeVisible();
    }
    expect(asked).toEqual([]);
  });
}

test('what the server refuses is said in the page’s language, once however often it is tried [AU-06]', async ({
  page,
  context,
  baseURL,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const t = await speak(context, page, 'de', baseURL);
  await open(page, '/auth');
  const form = page.getByRole('tabpanel');
  await form.getByRole('textbox', { name: t('auth.email'), exact: true }).fill('nobody@example.org');
  await form.locator('input[type=password]').fill('seven quiet owls');
  for (const time of [1, 2, 3]) {
    await form.locator('button[type=submit]').click();
    await expect(form.getByText(t('auth.error.invalid_credentials')), String(time)).toBeVisible();
    await expect(form.locator('button[type=submit]')).toBeEnabled();
  }
  await expect(toast(page, t('auth.sign_in.failed'))).toHaveCount(1);
});

test('the form for feedback holds addresses to the same rule [FB-02]', async ({ page, context, baseURL }) => {
  const t = await speak(context, page, 'fr', baseURL);
  await open(page, '/feedback');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: t('feedback.message') }).fill('Le renard a fait rire ma fille.');
  await main.getByRole('textbox', { name: t('feedback.email.label') }).fill('mia@home');
  await main.getByRole('button', { name: t('feedback.send') }).click();
  await expect(main.getByText(t('feedback.fault.invalid'))).toBeVisible();
});

test.describe('a child', () => {
  test.use({ age: 'under13' });

  test('a parent’s address is held to the same rule [AG-03]', async ({ page, context, baseURL }) => {
    const t = await speak(context, page, 'sv', baseURL);
    await open(page, '/about');
    const dialog = page.getByRole('alertdialog', { name: t('consent.title') });
    await dialog.getByLabel(t('consent.email'), { exact: true }).fill('mia@home');
    await dialog.getByRole('button', { name: t('consent.grant') }).click();
    await expect(dialog.getByText(t('feedback.fault.invalid'))).toBeVisible();
  });
});
