import type { APIRequestContext } from '@playwright/test';
import { META_DESCRIPTION } from '#domain/preview.ts';
import { expect, test } from './fixtures.ts';

const AT_ONCE = 4;

interface Found {
  path: string;
  /** The page that links there. */
  from: string;
}

interface Crawl {
  /** Path to what the page is. */
  pages: Map<string, string>;
  broken: string[];
}

test('every internal link of the whole site leads somewhere, and every page of the sitemap may be found and shared [NV-09]', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const listed = await sitemapPaths(request);
  const { pages, broken } = await crawl(request, ['/', ...listed]);
  expect(broken).toEqual([]);
  // The crawl met everything, and not only the front door.
  for (const start of ['/blog/', '/educational-guides/', '/story-library/fairy-tales/']) {
    expect([...pages.keys()].filter((path) => path.startsWith(start)).length, start).toBeGreaterThan(10);
  }
  const faults = listed.flatMap((path) => faultsOf(pages.get(path) ?? '', `${baseURL}${path}`));
  expect(faults).toEqual([]);
});

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] as string).pathname);
}

async function crawl(request: APIRequestContext, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const jumps: (Found & { id: string })[] = [];
  const seen = new Set(starts.map(sameAs));
  const queue: Found[] = [...new Set(starts)].map((path) => ({ path, from: 'the sitemap' }));
  const visit = async ({ path, from }: Found) => {
    const response = await request.get(path);
    if (response.status() !== 200) {
      broken.push(`${path} on ${from}: ${response.status()}`);
      return;
    }
    const html = await response.text();
    pages.set(path, html);
    for (const link of linksOf(html)) {
      const { pathname, search, hash } = new URL(link, `http://localhost${path}`);
      const target = pathname + search;
      if (hash) jumps.push({ path: target, from: path, id: decodeURIComponent(hash.slice(1)) });
      if (seen.has(sameAs(target))) continue;
      seen.add(sameAs(target));
      queue.push({ path: target, from: path });
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  for (const { path, from, id } of jumps) {
    const html = pages.get(path);
    if (html && !html.includes(` id="${id}"`)) broken.push(`${path}#${id} on ${from}: no such place`);
  }
  return { pages, broken };
}

/**
 * Addresses that differ in the values of their query are one page: every page has its own way back from signing in. So are the sheets of
 * all stories: each takes a second of a processor to make, and `library-sheets.test.ts` makes them all.
 */
function sameAs(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const page = pathname.replace(/^.*(?=\/sheet\.pdf$)/, '');
  return [page, ...searchParams.keys()].join(' ');
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
    .map((match) => (match[1] as string).replaceAll('&amp;', '&'))
    .filter((link) => /^(?:[/#?](?!\/)|$)/.test(link));
}

function faultsOf(html: string, address: string): string[] {
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"/>`).exec(html)?.[1] ?? '';
  const { origin } = new URL(address);
  const checks = {
    'is kept out of search engines': !meta('robots'),
    'names another address': html.includes(`<link rel="canonical" href="${address}"/>`),
    'has no title of ours': /<title>[^<]*\S \| Fabloom<\/title>/.test(html),
    'has no description': meta('description').length > 20,
    'has a description that is cut off': isWhole(meta('description')),
    'has no picture to share': meta('og:image').startsWith(`${origin}/`),
    'has two pictures to share': meta('twitter:image') === meta('og:image'),
    'has no trail': new URL(address).pathname === '/' || html.includes('"@type":"BreadcrumbList"'),
  };
  return Object.entries(checks).flatMap(([fault, isFine]) => (isFine ? [] : [`${address} ${fault}`]));
}

/** As long as search engines show it. */
function isWhole(description: string): boolean {
  const text = description.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, '_');
  return Array.from(text).length <= META_DESCRIPTION;
}
