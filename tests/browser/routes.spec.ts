import { expectAllDrawn } from './drawn.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { ROUTES, inGroups, visit } from './site-map.ts';

test('every page has its title, its address and its cards for other sites in the head [NV-09]', async ({
  request,
  baseURL,
}) => {
  for (const path of ROUTES) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, path).toMatch(/\S+ \| Fabloom$/);
    const canonical = `${baseURL}${path.replace('?create', '')}`;
    expect(html, path).toContain(`<link rel="canonical" href="${canonical}"/>`);
    for (const name of ['description', 'keywords', 'twitter:card']) {
      expect(html, `${path}: ${name}`).toMatch(new RegExp(`<meta name="${name}" content="[^"]{10,}"/>`));
    }
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name']) {
      expect(html, `${path}: ${property}`).toMatch(
        new RegExp(`<meta property="${property}" content="[^"]+"/>`),
      );
    }
    const [head] = html.split('</head>');
    expect(head, path).toContain('<title>');
  }
});

for (const paths of inGroups(ROUTES)) {
  test(`one heading, no accessibility fault, no emoji, and every picture comes: ${paths.join(' ')} [NV-09] [PI-11]`, async ({
    page,
  }) => {
    test.slow(); // many pages
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoAxeViolations(page);
        await expectAllDrawn(page, path);
      });
    }
  });
}

test('an article that does not exist is a 404 that leads back to the blog', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the design page does not exist in production', async ({ request }) => {
  expect((await request.get('/design')).status()).toBe(404);
});
