import { expect, test } from 'vitest';
import { blogPosts, educationalGuides } from '#server/db/schema/editorial.ts';
import { PRIVATE_AREAS } from '#server/features/search-engines/public-pages.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { SITE_URL: 'https://stories.example.org' });
const site = 'https://stories.example.org';

const article = {
  title: 'Salt & <pepper> in "stories"',
  excerpt: 'Ends with a bell\u0007 & a tag <b>',
  content: 'Text',
  category: 'Parenting Tips',
  author: "O'Neill",
  readTime: 3,
} as const;
await database.db.insert(blogPosts).values([
  { ...article, slug: 'salt-and-pepper', publishDate: '2026-12-01', isPublished: true },
  { ...article, slug: 'not-out-yet', publishDate: '2026-12-02', isPublished: false },
]);
await database.db.insert(educationalGuides).values([
  {
    slug: 'a-guide',
    title: 'A guide',
    description: 'About it',
    category: 'STEM Activities',
    updatedAt: new Date('2026-10-20'),
  },
  {
    slug: 'a-guide-put-away',
    title: 'Another',
    description: 'Gone',
    category: 'STEM Activities',
    isActive: false,
  },
]);

const textOf = async (path: string) => (await product.get(path)).text();

test('the sitemap lists what may be found with whole addresses and the true day of the last change', async () => {
  const response = await product.get('/sitemap.xml');
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  for (const path of [
    '/',
    '/faq',
    '/story-library/fairy-tales/five-pots-of-gold',
    '/story-library/non-fiction/series/busy-body',
    '/blog/salt-and-pepper',
    '/educational-guides/a-guide',
  ]) {
    expect(addresses).toContain(site + path);
  }
  expect(xml).toContain('/a-guide</loc><lastmod>2026-10-20T00:00:00.000Z</lastmod>');
  expect(xml).not.toMatch(/not-out-yet|put-away/);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect(address.startsWith(`${site}/`)).toBe(true);
    for (const area of PRIVATE_AREAS) expect(address.startsWith(site + area), address).toBe(false);
  }
});

test('robots.txt keeps programs out of what is private and names the sitemap', async () => {
  const text = await textOf('/robots.txt');
  for (const area of ['/api/', '/dashboard', '/settings', '/favorites', '/admin', '/auth']) {
    expect(text).toContain(`\nDisallow: ${area}\n`);
  }
  expect(text).toContain('\nAllow: /api/og-image\n');
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

test('the feed of the blog is well-formed, escaped and newest first', async () => {
  const response = await product.get('/blog/rss.xml');
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  const [first = ''] = /<item>[\s\S]*?<\/item>/.exec(xml) ?? [];
  expect(first).toContain('<title>Salt &amp; &lt;pepper&gt; in &quot;stories&quot;</title>');
  expect(first).toContain(`<link>${site}/blog/salt-and-pepper</link>`);
  expect(first).toContain('<description>Ends with a bell &amp; a tag &lt;b&gt;</description>');
  expect(first).toContain('<dc:creator>O&apos;Neill</dc:creator>');
  expect(first).toContain('<pubDate>Tue, 01 Dec 2026 00:00:00 GMT</pubDate>');
  expect(xml).not.toContain('not-out-yet');
  expect(unbalanced(xml)).toEqual([]);
});

/** Elements that are opened and not closed, or the other way round. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', alone] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (alone) continue;
    if (!closing || open.at(-1) !== name) open.push(closing + name);
    else open.pop();
  }
  return open;
}
