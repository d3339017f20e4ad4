import type { Page } from '@playwright/test';
import { rateVital, type VitalName } from '#domain/web-vitals.ts';
import { expect, open, showBeacons, test } from './fixtures.ts';

interface Sent {
  type: string;
  data: Record<string, unknown>;
  beacon: boolean;
  batch: number;
}

/** Every event that leaves the browser, in its order, and the request that carried it. */
async function sentBy(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await showBeacons(page);
  let batch = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return;
    batch++;
    const { events } = request.postDataJSON() as {
      events: { event_type: string; event_data: Record<string, unknown> }[];
    };
    for (const { event_type: type, event_data: data } of events) {
      sent.push({ type, data, beacon: request.resourceType() === 'ping', batch });
    }
  });
  return sent;
}

const goTo = async (page: Page, name: string, path: string) => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
};

/** As when somebody turns to another tab, now or as soon as the next page shows. */
const hide = (page: Page, { afterTitle }: { afterTitle?: string } = {}) =>
  page.evaluate(async (title) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.title === title) await frame();
    if (title) await frame(); // what a page does when it shows comes a moment after its title
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, afterTitle);

test('events go out together, in their order, and the last ones with a beacon [AL-01]', async ({ page }) => {
  const sent = await sentBy(page);
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/events') && response.status() !== 204) refused.push(response.status());
  });
  await open(page, '/educational-guides?from=a-letter');
  const views = () => sent.filter(({ type }) => type === 'page_view').map(({ data }) => data['path']);
  await expect.poll(views).toEqual(['/educational-guides']);
  await expect.poll(() => sent.filter(({ type }) => type === 'web_vitals').length).toBeGreaterThan(1);
  expect(sent[0]).toMatchObject({ type: 'page_view', beacon: false });
  expect(new Set(sent.map(({ batch }) => batch)).size, 'fewer requests than events').toBeLessThan(
    sent.length,
  );

  const hidden = hide(page, { afterTitle: await page.title() });
  await goTo(page, 'About', '/about');
  await hidden;
  await expect.poll(views).toEqual(['/educational-guides', '/about']);
  expect(sent.find(({ data }) => data['path'] === '/about')).toMatchObject({ beacon: true });
  expect(refused).toEqual([]);
});

test('how fast the page was is measured, rated, and told without the query [AL-02]', async ({ page }) => {
  const sent = await sentBy(page);
  await open(page, '/faq?from=a-letter');
  await page.waitForLoadState('load');
  // Whoever clicks before the largest picture is painted ends the wait for it.
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        new PerformanceObserver(() => painted()).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.getByRole('heading', { level: 1 }).click();
  const names = () =>
    sent.filter(({ type }) => type === 'web_vitals').map(({ data }) => String(data['name']));
  await expect.poll(() => names().toSorted()).toEqual(expect.arrayContaining(['FCP', 'FID', 'TTFB']));
  // These two are only known when the page is left.
  await hide(page);
  await expect.poll(names).toEqual(expect.arrayContaining(['CLS', 'LCP']));
  for (const { data } of sent.filter(({ type }) => type === 'web_vitals')) {
    expect(Object.keys(data).toSorted()).toEqual(['name', 'path', 'rating', 'value']);
    expect(data['path']).toBe('/faq');
    expect(data['rating']).toBe(rateVital(data['name'] as VitalName, Number(data['value'])));
  }
});

test('a child-protected browser sends nothing, also when the page is left, and measures nothing [AG-08]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('coppa_age_verified', 'under13');
    localStorage.setItem('coppa_parent_consent', 'granted');
  });
  const sent = await sentBy(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/faq');
  await goTo(page, 'About', '/about');
  await page.waitForTimeout(2500); // longer than events are gathered
  await hide(page);
  await page.goto('/healthz');
  expect(sent).toEqual([]);
  expect(scripts.filter((url) => url.includes('report-vitals'))).toEqual([]);
});

test('a failure is only logged [AL-01]', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|status of 500/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/api/events', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/faq');
  await expect.poll(() => warnings.join()).toContain('Events were not counted');
  await expect(page.getByRole('listitem').filter({ hasText: /wrong/i })).toHaveCount(0);
  await goTo(page, 'About', '/about');
});
