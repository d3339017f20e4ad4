import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** Answers a page of ours with something in it that is not ours, as if a text had got into it unescaped. */
async function slipInto(page: Page, path: string, html: string): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</h1>', `</h1>${html}`);
    expect(body).toContain(html);
    await route.fulfill({ response: answer, body });
  });
}

const SLIPPED_IN = [
  '<script>document.documentElement.dataset.stolen = "script"</script>',
  '<script type="module">document.documentElement.dataset.stolen = "module"</script>',
  '<script nonce="">document.documentElement.dataset.stolen = "nonce"</script>',
  '<img src="/nowhere.png" alt="" onerror="document.documentElement.dataset.stolen = \'handler\'">',
  '<style>h1 { display: none }</style>',
];

for (const path of ['/about', '/', '/?create', '/blog/again']) {
  test(`${path} runs none of the scripts and styles that somebody slipped into it`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/Content Security Policy|nowhere\.png|404/);
    tolerate(/React error #418/); // it finds what it did not write, and draws that part of the page anew
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await slipInto(page, path, SLIPPED_IN.join(''));
    await open(page, path);
    await expect.poll(() => refused.length).toBe(SLIPPED_IN.length);
    expect(await page.locator('html').getAttribute('data-stolen')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

test('a script that another script writes is refused as well', async ({ page, tolerate }) => {
  tolerate(/Content Security Policy/);
  await open(page, '/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.stolen = "yes"';
    document.head.append(script);
    return document.documentElement.dataset['stolen'];
  });
  expect(ran).toBeUndefined();
});

test('who comes back gets nothing but the word that the page is as they have it, and it comes to life', async ({
  browser,
  baseURL,
}) => {
  // A context of its own: where requests are watched, Chromium keeps nothing.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const sent = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return { onTheWay: visit?.transferSize ?? 0, unpacked: visit?.decodedBodySize ?? 0 };
    });
  await open(page, '/');
  const first = await sent();
  await open(page, '/about');
  await open(page, '/');
  const again = await sent();
  expect(first.onTheWay).toBeGreaterThan(5000);
  expect(again.onTheWay).toBeLessThan(1000);
  expect(again.unpacked).toBe(first.unpacked);
  expect(complaints).toEqual([]);
  await context.close();
});
