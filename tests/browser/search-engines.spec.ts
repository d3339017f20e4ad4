import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Described {
  '@context': string;
  '@type': string;
  [more: string]: unknown;
}

const SAMPLES = {
  story: '/story-library/fairy-tales/five-pots-of-gold',
  article: '/blog/again',
  guide: '/educational-guides/ask-the-horse',
};

async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  const described = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)].map(
    (match) => JSON.parse(match[1] as string) as Described,
  );
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"/>`).exec(html)?.[1];
  return { html, described, meta };
}

test('the landing says that the app is free: 0 USD [SP-07]', async ({ request }) => {
  const { described } = await readPage(request, '/');
  const app = described.find((thing) => thing['@type'] === 'WebApplication');
  expect(app).toMatchObject({ name: 'Fabloom', offers: { price: '0', priceCurrency: 'USD' } });
});

for (const [kind, path] of Object.entries(SAMPLES)) {
  test(`a shared ${kind} is shown with its title on a picture [BL-05]`, async ({ request }) => {
    const { meta } = await readPage(request, path);
    const address = new URL((meta('og:image') as string).replaceAll('&amp;', '&'));
    expect([address.pathname, address.searchParams.get('kind')]).toEqual(['/api/og-image', kind]);
    const picture = await request.get(address.pathname + address.search);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  });
}

test('the breadcrumb is described in the order in which it is shown', async ({ request, baseURL }) => {
  const { described } = await readPage(request, '/story-library/fairy-tales');
  expect(described.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${baseURL}/` },
    { '@type': 'ListItem', position: 2, name: 'Story Library', item: `${baseURL}/story-library` },
  ]);
});

test('a page that shows no trail describes it all the same', async ({ request, baseURL }) => {
  const trails = [
    { path: '/blog/again', name: 'Blog', to: '/blog' },
    { path: '/case-studies', name: 'Case Studies', to: '/case-studies' },
  ];
  for (const { path, name, to } of trails) {
    const { html, described } = await readPage(request, path);
    expect(html).not.toContain('<nav aria-label="You are here"');
    const lists = described.filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(lists.map((list) => list['itemListElement'])).toEqual([
      [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${baseURL}/` },
        { '@type': 'ListItem', position: 2, name, item: `${baseURL}${to}` },
      ],
    ]);
  }
});

test('the web manifest and everything it and the head name are there', async ({ request }) => {
  const { html } = await readPage(request, '/');
  const heads = ['icon', 'apple-touch-icon', 'manifest', 'alternate'].map(
    (rel) => new RegExp(`<link [^>]*rel="${rel}"[^>]*href="([^"]+)"`).exec(html)?.[1] as string,
  );
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Fabloom', start_url: '/' });
  for (const path of [...heads, ...manifest.icons.map((icon) => icon.src), '/social-card.jpg']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
