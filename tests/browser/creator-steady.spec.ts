import type { Page } from '@playwright/test';
import { makeAccount, remember } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, test } from './fixtures.ts';
import { putStory } from './told-story.ts';

const MOST = 0.05;

/** How much of the page moved by itself, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) moved += value;
      }
      document.documentElement.dataset.moved = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  for (const who of ['a guest', 'a member'] as const) {
    test(`nothing moves while the creator opens for ${who} at ${viewport.width} px, slow or fast [UX-09]`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize(viewport);
      if (who === 'a member') await remember(page, await makeAccount(request));
      const moved = await watchShifts(page);
      const creator = creatorOn(page);
      await page.goto('/?create');
      await expect(creator.card(/^Beach/)).toBeVisible();
      expect(await moved(), 'fast').toBeLessThanOrEqual(MOST);

      await page.route('**/api/catalogue*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.goto('/?create');
      await expect(creator.card(/^Beach/)).toBeVisible();
      expect(await moved(), 'slow').toBeLessThanOrEqual(MOST);

      await putStory(page);
      await page.goto('/?create');
      await creator.onDesk();
      if (who === 'a member') await expect(page.getByText(/^On your shelf/)).toBeVisible();
      expect(await moved(), 'story').toBeLessThanOrEqual(MOST);
    });
  }
}
