import { readFileSync } from 'node:fs';
import { LANGUAGES, type LanguageCode } from '#domain/languages.ts';
import { expect, expectNoAxeViolations, hydrated, open, test } from './fixtures.ts';

const texts = (code: LanguageCode) =>
  JSON.parse(readFileSync(`content/languages/${code}/interface.json`, 'utf8')) as Record<string, string>;

/** Of each script one, and the longest words. That pages and stories come in all ten is asked of the server. */
const LOOKED_AT = ['de', 'ta', 'hi', 'ja'] as const satisfies readonly LanguageCode[];

for (const code of LOOKED_AT) {
  test(`the whole shell speaks ${code}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'appLanguage', value: code, url: baseURL }]);
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
  const names = LANGUAGES.map(({ nativeName }) => nativeName);
  await expect(selector.getByRole('option')).toHaveText(names);
  await selector.selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('de')['landing.title'] as string);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(`${texts('de')['landing.page_title']} | Fabloom`);
});

test('the story and the site have languages of their own, both kept over a reload [LA-01] [LA-02]', async ({
  page,
}) => {
  await open(page, '/?create');
  const main = page.getByRole('main');
  const story = main.getByRole('combobox', { name: 'Language of the story' });
  await expect(story.getByRole('option')).toHaveCount(10);
  await expect(story).toHaveValue('en');
  await story.selectOption('ta');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await main.getByRole('combobox', { name: 'Language of the site' }).selectOption('sv');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(
    await page.evaluate(() => [localStorage.getItem('appLanguage'), localStorage.getItem('storyLanguage')]),
  ).toEqual(['sv', 'ta']);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(main.getByRole('combobox', { name: texts('sv')['language.story'] as string })).toHaveValue(
    'ta',
  );
});

for (const code of LOOKED_AT) {
  test(`the creator and its story speak ${code} [LA-04] [LA-05]`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'appLanguage', value: code, url: baseURL }]);
    await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
    await open(page, '/?create');
    const messages = texts(code);
    const main = page.getByRole('main');
    const button = (id: string) => main.getByRole('button', { name: messages[id] as string, exact: true });
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages['select_setting'] as string);
    await main.locator('[data-option="enchanted-forest"]').click();
    await main.locator('[data-option="friendship"]').click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages['choose_hero'] as string);
    await main.locator('[data-option="ember"]').click();
    await button('wizard.create').click();
    const book = page.getByRole('dialog');
    await expect(book.getByRole('button', { name: messages['book.more'] as string })).toBeVisible();
    await expectNoAxeViolations(page);
    await book.getByRole('button', { name: messages['book.close'] as string }).click();
    await expect(button('story.continue')).toBeEnabled();
    await main.getByText(messages['story.text.show'] as string).click();
    await expect(main.locator(`[lang="${code}"] [data-offset]`).first()).toBeVisible();
    await expect(page.getByText(messages['story.told_by.built_in'] as string)).toBeVisible();
    // Where the page was scrolled to, a button may lie half under the header; it is judged as it lies from the top.
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expectNoAxeViolations(page);
  });
}

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

test('a language that does not load says so, once however often it is tried, and changes nothing [UX-01]', async ({
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
  await expect(toasts).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(toasts).toHaveCount(0, { timeout: 9000 });
});

test('numbers are written as the language writes them', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'appLanguage', value: 'mr', url: baseURL }]);
  await page.addInitScript(() => localStorage.setItem('appLanguage', 'mr'));
  await open(page, '/');
  for (const digit of ['१', '२', '३'])
    await expect(page.getByRole('main').getByText(digit, { exact: true })).toBeVisible();
});
