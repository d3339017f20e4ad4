import { makeAccount, remember } from './accounts.ts';
import { creatorOn, toastOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';

test('pages link to each other without loading anew, and their parts can be linked to [SP-01]', async ({
  page,
}) => {
  await open(page, '/parent-tips');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('article').getByRole('link', { name: 'The research page' }).click();
  await expect(page).toHaveURL('/research');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Research');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Sources' }).click();
  await expect(page).toHaveURL('/research#sources');
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: 'Open the guides library' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides Library');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('the curriculum has three tabs for pointer, keyboard and address [SP-01]', async ({ page }) => {
  await open(page, '/curriculum');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('tab')).toHaveText(['Pre-K and K', 'Elementary', 'Middle School']);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText('A lesson, 20 minutes');
  await tab('Elementary').click();
  await expect(page.getByRole('tabpanel', { name: 'Elementary' })).toContainText('Sealed guesses');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Middle School')).toBeFocused();
  await expect(tab('Middle School')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('The honest review');
  await page.keyboard.press('Home');
  await expect(tab('Pre-K and K')).toBeFocused();
  await open(page, '/curriculum#elementary');
  await expect(tab('Elementary')).toHaveAttribute('aria-selected', 'true');
});

test('of the ten answers one is open at a time, and it can be closed [SP-02]', async ({ page }) => {
  await open(page, '/faq');
  const questions = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(questions).toHaveCount(10);
  const free = page.getByText('there is no paid plan waiting behind a button');
  const account = page.getByText('Accounts are meant for grown-ups.');
  await questions.filter({ hasText: 'Is Fabloom really free?' }).click();
  await expect(free).toBeVisible();
  await questions.filter({ hasText: 'Do I need an account?' }).click();
  await expect(account).toBeVisible();
  await expect(free).toBeHidden();
  await expectNoAxeViolations(page);
  await questions.filter({ hasText: 'Do I need an account?' }).click();
  await expect(account).toBeHidden();
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'Make a story' })).toHaveAttribute('href', '/');
  await article.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('contact has four cards: one leads to the answers, three to a mailbox [SP-03]', async ({ page }) => {
  await open(page, '/contact');
  const card = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .getByRole('link');
  for (const title of ['Technical issues', 'Feedback', 'Partnership inquiries']) {
    await expect(card(title)).toHaveAttribute('href', /^mailto:hello@stories\.test\?subject=/);
  }
  await expect(page.getByText('24–48 hours on business days')).toBeVisible();
  await card('General questions').click();
  await expect(page).toHaveURL('/faq');
});

test('the content policy leads to the form, and holds it too [SP-04]', async ({ page }) => {
  await open(page, '/content-policy');
  await expect(page.getByRole('region', { name: 'Tell us what you think' })).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Send feedback' }).click();
  await expect(page).toHaveURL('/feedback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback');
});

test('an example opens the creator with its choices made, down to the story [SP-05]', async ({ page }) => {
  await open(page, '/story-examples');
  const examples = page.getByRole('article').getByRole('article');
  await expect(examples).toHaveCount(12);
  const example = page.getByRole('article', { name: 'The Gate That Said Eek' });
  await expect(example).toContainText('Ages 3-5');
  await example.getByRole('link', { name: 'Open in the creator' }).click();
  const creator = creatorOn(page);
  await expect(creator.heading).toHaveText('Who is in the story?');
  await expect(page).toHaveURL('/?create&step=character');
  const heroes = page.getByRole('region', { name: 'Heroes of this story' }).getByRole('listitem');
  await expect(heroes).toHaveText([/Amara/, /Waffles/]);
  await creator.back.click();
  await expect(creator.card(/^Animal Friends/)).toHaveAttribute('aria-pressed', 'true');
  await creator.back.click();
  await expect(page.getByRole('radio', { name: /Little Dreamers/ })).toBeChecked();
  await expect(creator.card(/^Farm/)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.getByRole('article', { name: 'One More Thing' }).getByRole('link').click();
  await creator.create.click();
  await creator.finished();
});

test('what is locked stays locked for guests, who are told; an account opens it [SP-05]', async ({
  page,
  request,
}) => {
  const creator = creatorOn(page);
  const openExample = async () => {
    await open(page, '/story-examples');
    const example = page.getByRole('article', { name: 'The Very Large Mitten' });
    await expect(example).toContainText('Some of its choices need a free account');
    await example.getByRole('link', { name: 'Open in the creator' }).click();
  };
  await openExample();
  await expect(toastOn(page, /Not chosen: Snowy Mountain, Snow Day, Freya/)).toBeVisible();
  await expect(creator.heading).toHaveText('Where does your story happen?');
  await expect(creator.next).toBeDisabled();

  await remember(page, await makeAccount(request));
  await openExample();
  await expect(creator.create).toBeEnabled();
  const heroes = page.getByRole('region', { name: 'Heroes of this story' }).getByRole('listitem');
  await expect(heroes).toHaveCount(2);
});

test('without scripts everything can be read: tabs, answers, examples [SP-01] [SP-02] [SP-05]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/curriculum');
  for (const name of ['Pre-K and K', 'Elementary', 'Middle School']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('The honest review')).toBeVisible();
  await page.goto('/faq');
  await page.getByText('Which languages are there?').click();
  await expect(page.getByText('Stories are not translated')).toBeVisible();
  await page.getByText('Can I print or keep a story?').click();
  await expect(page.getByText('Stories are not translated')).toBeHidden();
  await page.goto('/story-examples');
  await expect(page.getByText('Somebody is cold')).toBeVisible();
  await context.close();
});

test('on a phone nothing is wider than the page, and the contents fold away [SP-04]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/how-it-works', '/curriculum', '/story-examples', '/privacy']) {
    await open(page, path);
    await expectNothingSideways(page, path);
  }
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeHidden();
  await page.getByText('On this page').first().click();
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

for (const width of [360, 800, 1280]) {
  test(`at ${width} px no card ends the rows alone, and no text runs into the fox`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/guides-library', '/story-examples', '/contact']) {
      await open(page, path);
      const ends = await page
        .getByRole('article')
        .locator('ul:has(> li.cut)')
        .evaluateAll((lists) =>
          lists.map((list) => {
            const end = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0);
            return end(list.lastElementChild) - end(list);
          }),
        );
      expect(ends.length, path).toBeGreaterThan(0);
      expect(ends, path).toEqual(ends.map(() => 0));
      const last = await page.getByRole('article').first().locator(':scope > :last-child').boundingBox();
      const fox = await page.getByRole('contentinfo').locator('img').first().boundingBox();
      if (last && fox && width >= 1024) expect(last.y + last.height, path).toBeLessThanOrEqual(fox.y);
    }
  });
}

for (const width of [360, 800, 1280, 1600]) {
  test(`at ${width} px the credit stands in line with the page, clear of the feedback button [NV-07]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    const footer = page.getByRole('contentinfo');
    const credit = footer.getByText('Pictures: our own illustrator.');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [words, brand, button] = await Promise.all(
      [
        credit,
        footer.getByText('Picture books you make together'),
        page.getByRole('link', { name: 'Feedback', exact: true }),
      ].map((part) => part.boundingBox()),
    );
    if (!words || !brand || !button) throw new Error('something is not there');
    expect(words.x).toBe(brand.x);
    const isClear = words.x >= button.x + button.width || words.y + words.height <= button.y;
    expect(isClear).toBe(true);
  });
}
