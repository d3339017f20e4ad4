import { readFileSync } from 'node:fs';
import { LANGUAGES, type LanguageCode } from '#domain/languages.ts';
import { expect, expectNoAxeViolations, hydrated, open, test } from './fixtures.ts';

const texts = (code: LanguageCode) =>
  JSON.parse(readFileSync(`content/languages/${code}.json`, 'utf8')) as Record<string, string>;

for (const { code } of LANGUAGES) {
  test(`the whole shell speaks ${code}`, async ({ page, context }) => {
    await context.addCookies([{ name: 'appLanguage', value: code, url: 'http://localhost:3170' }]);
    await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
    await open(page, '/');
    const messages = texts(code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages['landing.title'] as string);
    await expect(page.getByRole('contentinfo')).toContainText(messages['footer.blurb'] as string);
    await expect(page).toHaveTitle(`${messages['landing.page_title']} | Fabloom`);
    await expectNoAxeViolations(page);
  });
}

test('the compact selector offers ten languages and changes the page at once [LA-01]', async ({ page }) => {
  await open(page, '/');
  const selector = page.getByRole('combobox', { name: 'Language of the site' });
  const names = LANGUAGES.map(({ flag, nativeName }) => `${flag} ${nativeName}`);
  await expect(selector.getByRole('option')).toHaveText(names);
  await selector.selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('de')['landing.title'] as string);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(`${texts('de')['landing.page_title']} | Fabloom`);
});

test('the card presentation chooses the story language, the plain one the site language, and both are kept apart [LA-01, LA-02]', async ({
  page,
}) => {
  await open(page, '/?create');
  const cards = page.getByRole('group', { name: 'Language of the story' });
  await expect(cards.getByRole('radio')).toHaveCount(10);
  await expect(cards.getByRole('radio', { name: 'English' })).toBeChecked();
  await cards.getByText('தமிழ்').click();
  await expect(cards.getByRole('radio', { name: 'தமிழ்' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('combobox', { name: 'Language of the site' }).selectOption('sv');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');

  expect(
    await page.evaluate(() => [localStorage.getItem('appLanguage'), localStorage.getItem('storyLanguage')]),
  ).toEqual(['sv', 'ta']);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.getByRole('radio', { name: 'தமிழ்' })).toBeChecked();
});

test('a chosen language is in the first byte after a reload: no flash, no hydration error [LA-02]', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  await page.getByRole('combobox', { name: 'Language of the site' }).selectOption('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const html = await (await context.request.get('/about')).text();
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain(texts('hi')['page.about.title'] as string);
});

test('the choice survives when only localStorage has it, without showing another language first [LA-02]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('appLanguage', 'ja');
    // Notes every heading that is ever painted.
    const painted: string[] = JSON.parse(sessionStorage.getItem('painted') ?? '[]') as string[];
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible')
        painted.push(document.documentElement.lang);
      sessionStorage.setItem('painted', JSON.stringify(painted));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('ja')['page.about.title'] as string);
  await hydrated(page);
  const painted = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('painted') ?? '[]') as string[],
  );
  expect([...new Set(painted)]).toEqual(['ja']);
});

test('the choice holds even where cookies are switched off [LA-02]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: (_value: string) => {} });
    localStorage.setItem('appLanguage', 'zh');
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('zh')['page.about.title'] as string);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('a language that does not load says so, at most three times at once, and changes nothing [UX-01]', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 503/);
  await open(page, '/');
  await page.route('**/languages/fr.*.json', (route) => route.fulfill({ status: 503, body: '{}' }));
  for (let i = 0; i < 4; i++) {
    await page.getByRole('combobox', { name: 'Language of the site' }).selectOption('fr');
    await expect(page.getByText('That language did not load. Please try again.').first()).toBeVisible();
  }
  const toasts = page.getByRole('listitem').filter({ hasText: 'That language did not load' });
  await expect(toasts).toHaveCount(3);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(toasts).toHaveCount(0, { timeout: 9000 });
});

test('numbers are written as the language writes them', async ({ page, context }) => {
  await context.addCookies([{ name: 'appLanguage', value: 'mr', url: 'http://localhost:3170' }]);
  await page.addInitScript(() => localStorage.setItem('appLanguage', 'mr'));
  await open(page, '/');
  for (const digit of ['१', '२', '३'])
    await expect(page.getByRole('main').getByText(digit, { exact: true })).toBeVisible();
});
