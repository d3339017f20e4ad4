import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MOST_SHIFT, slowLine, steadinessOf, watchShifts } from './layout-shift.ts';
import { inGroups } from './site-map.ts';
import {
  browserOf,
  EVERY_KIND,
  MEMBERS_OWN,
  PAGES,
  SCREENS,
  visitors,
  type Visitor,
  type Who,
} from './steady-visitors.ts';

// What a service worker answers does not come late.
test.use({ serviceWorkers: 'block' });

let everybody: Promise<Visitor[]> | undefined;

/** Made once per worker: whoever only looks leaves no trace. */
async function visitorOf(who: Who, request: APIRequestContext): Promise<Visitor> {
  everybody ??= visitors(request);
  const found = (await everybody).find((visitor) => visitor.who === who);
  if (!found) throw new Error(`Nobody is a ${who}`);
  return found;
}

/** So many pages at once: a visit is mostly waiting for a line that is slow. */
const AT_ONCE = 4;
const GROUP = 12;

/** All pages of everybody are measured by `npm run bench layout-shift`, which takes longer than a test run may. */
const VISITED: Partial<Record<Who, readonly string[]>> = { guest: EVERY_KIND, member: MEMBERS_OWN };

for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
  for (const who of Object.keys(PAGES) as Who[]) {
    const visited = [...PAGES[who].entries()]
      .filter(([, path]) => VISITED[who]?.includes(path) ?? true)
      .map(([at]) => at);
    const groups = inGroups(visited, GROUP);
    for (const [number, places] of groups.entries()) {
      const part = groups.length > 1 ? `, part ${number + 1}` : '';
      test(`nothing jumps on a slow line: ${who}, ${screen}${part} [UX-09]`, async ({
        browser,
        request,
        baseURL,
      }) => {
        test.setTimeout(240_000);
        const visitor = await visitorOf(who, request);
        const pages = places.map((at) => visitor.pages[at] ?? '');
        const jumps: string[] = [];
        for (const together of inGroups(pages, AT_ONCE)) {
          await Promise.all(
            together.map(async (path) => {
              const options = browserOf(visitor, screen, baseURL ?? '');
              const { cls, moved } = await visit(browser, options, path);
              if (cls > MOST_SHIFT) jumps.push(`${path}: ${cls.toFixed(3)}\n  ${moved.join('\n  ')}`);
            }),
          );
        }
        expect(jumps.join('\n')).toBe('');
      });
    }
  }
}

async function visit(browser: Browser, options: ReturnType<typeof browserOf>, path: string) {
  const context = await browser.newContext(options);
  try {
    await watchShifts(context);
    await slowLine(context);
    return await steadinessOf(await context.newPage(), path);
  } finally {
    await context.close();
  }
}

test('a page that does jump is noticed [UX-09]', async ({ context, page }) => {
  await watchShifts(context);
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const late =
      '<script>setTimeout(() => document.querySelector("main").prepend(Object.assign(document.createElement("div"), { style: "height: 300px" })), 700)</script>';
    const headers = { ...answer.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({
      response: answer,
      headers,
      body: (await answer.text()).replace('</body>', `${late}</body>`),
    });
  });
  const { cls, moved } = await steadinessOf(page, '/about');
  expect(cls).toBeGreaterThan(MOST_SHIFT);
  expect(moved.length).toBeGreaterThan(0);
});
