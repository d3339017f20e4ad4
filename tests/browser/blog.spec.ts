import type { Article } from '#contract/blog.ts';
import { inDatabase } from './database.ts';
import { toast } from './accounts.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';

test('the blog shows three featured articles, then the rest, by categories that are in the address [BL-01]', async ({
  page,
  request,
}) => {
  await open(page, '/blog');
  const main = page.getByRole('main');
  const chips = main.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(chips).toHaveText([
    'All',
    'Research & Development',
    'Parenting Tips',
    'Child Development',
    'Educational Strategies',
    'Technology & Innovation',
  ]);
  const featured = page.getByRole('region', { name: 'Featured articles' }).getByRole('article');
  const recent = page.getByRole('region', { name: 'Recent articles' }).getByRole('article');
  await expect(featured).toHaveCount(3);
  expect(await recent.count()).toBeGreaterThanOrEqual(12);
  await expect(featured.first().locator('img')).toHaveJSProperty('complete', true);
  await expect(
    page.getByRole('region', { name: 'A letter now and then' }).getByLabel('Your email address'),
  ).toBeVisible();

  await chips.filter({ hasText: 'Parenting Tips' }).click();
  await expect(page).toHaveURL('/blog?category=Parenting+Tips');
  await expect(chips.filter({ hasText: 'Parenting Tips' })).toHaveAttribute('aria-current', 'true');
  await expect(featured.filter({ hasText: 'Parenting Tips' })).toHaveCount(3);
  await expect(recent.filter({ hasNotText: 'Parenting Tips' })).toHaveCount(0);
  await chips.first().click();
  await expect(page).toHaveURL('/blog');
  await expect(recent.nth(10)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await expectNothingSideways(page);

  await open(page, '/newsletter?confirm=a-token-out-of-a-mail');
  await expect(page.getByRole('button', { name: 'Yes, write to me' })).toBeVisible();
  await expectNoAxeViolations(page);

  // A category that does not exist is none.
  expect((await request.get('/blog?category=parenting')).status()).toBe(200);
});

test('an article leads on to related ones and back, and counts each reader once [BL-02]', async ({
  page,
  request,
}) => {
  const { slug, id } = await inDatabase(async (make) => {
    const post = await make.blogPost({
      title: 'How to Count Readers',
      category: 'Technology & Innovation',
      publishDate: '2025-01-02',
      tags: ['numbers'],
      content: '## One\n\nAsk [the library](/story-library).\n\n## Two\n\nCount.',
    });
    return post;
  });
  const views = async () => {
    const answer = await request.get(`/api/blog/posts/${slug}`, { headers: { 'Cache-Control': 'no-cache' } });
    return ((await answer.json()) as { post: Article }).post.viewCount;
  };
  await open(page, `/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to Count Readers');
  const article = page.getByRole('article', { name: 'How to Count Readers' });
  for (const fact of ['By The Fabloom team', 'January 2, 2025', '1 min read', 'numbers'])
    await expect(article.getByText(fact, { exact: true })).toBeVisible();
  await expect.poll(views).toBe(1);
  const askedAgain = page.waitForResponse('**/increment_blog_view_count');
  await page.reload();
  await askedAgain;
  // A kept page is as old as a second.
  await expect(async () => {
    await page.reload();
    await expect(article.getByText('1 view', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await views()).toBe(1);
  await request.post('/rest/v1/rpc/increment_blog_view_count', {
    data: { post_id: id, visitor: 'somebody else' },
    headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  });
  expect(await views()).toBe(2);

  const related = page.getByRole('region', { name: 'Related articles' }).getByRole('link');
  await expect(related).toHaveCount(3);
  await expectNoAxeViolations(page);
  const next = (await related.first().textContent()) ?? '';
  await related.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
  await page.goBack();
  await article.getByRole('link', { name: 'the library' }).click();
  await expect(page).toHaveURL('/story-library');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an article that nobody has read yet says nothing of readers [BL-02]', async ({ request }) => {
  const { slug } = await inDatabase((make) => make.blogPost());
  const html = await (await request.get(`/blog/${slug}`)).text();
  expect(html).toContain('1 min read');
  expect(html).not.toMatch(/\d views?\b/);
});

for (const path of ['/blog', '/educational-guides']) {
  test(`${path} tells who reads another language that its texts are English`, async ({ request }) => {
    const read = async (language: string) =>
      (await request.get(path, { headers: { 'Accept-Language': language } })).text();
    expect(await read('de')).toContain('Diese Seite gibt es vorerst nur auf Englisch.');
    expect(await read('en')).not.toContain('This page is written in English for now.');
  });
}

test('on paper there is the article, and nothing around it [BL-02]', async ({ page }) => {
  await open(page, '/blog/again');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('You forgot the frog')).toBeVisible();
  await expect(page.getByText(/^Online: http:.*\/blog\/again$/)).toBeVisible();
  for (const away of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Back to Blog' }),
    page.getByRole('region', { name: 'Related articles' }),
    page.locator('form').filter({ visible: true }),
  ])
    await expect(away).toHaveCount(0);
});

test('search engines and readers without scripts find the whole article [BL-02]', async ({ request }) => {
  const html = await (await request.get('/blog/again')).text();
  expect(html.includes('<title>“Again!” What the Fortieth Reading Is For | Fabloom</title>')).toBe(true);
  expect(html.includes('<h2 id="how-to-live-through-it">How to live through it</h2>')).toBe(true);
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? 'null') as unknown,
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: '“Again!” What the Fortieth Reading Is For',
      datePublished: '2026-03-10',
      url: expect.stringMatching(/^http.+\/blog\/again$/),
    }),
  );
});

test('what cannot be fetched is told in a toast [BL-01] [BL-02]', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  await open(page, '/blog');
  await page.route('**/blog/again.data*', (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /^“Again!”/ })
    .click();
  await expect(toast(page, 'Error loading article')).toContainText('Please try again later');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error loading article');
  await page.route('**/blog.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(toast(page, 'Error loading articles')).toContainText('Please try again later');
});
