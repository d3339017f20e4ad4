import type { Page } from '@playwright/test';
import { makeAccount, toast } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, hydrated, test } from './fixtures.ts';

interface Felt {
  /** What was celebrated, in its order. */
  shown: string[];
  /** So long the last one was seen. */
  lastedMs: number;
  tones: number;
}

/** Notes every celebration and every tone of a page. */
async function feel(page: Page): Promise<() => Promise<Felt>> {
  await page.addInitScript(() => {
    const felt: Felt = { shown: [], lastedMs: 0, tones: 0 };
    Object.assign(window, { felt });
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        felt.tones++;
        return super.createOscillator();
      }
    };
    let since = 0;
    new MutationObserver(() => {
      const burst = document.querySelector<HTMLElement>('[data-celebration]');
      if (burst && !since) {
        since = performance.now();
        felt.shown.push(burst.dataset['celebration'] ?? '');
      } else if (!burst && since) {
        felt.lastedMs = performance.now() - since;
        since = 0;
      }
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'felt') as Felt);
}

/** A short story of the library, turned to its last page by hand. */
async function readToTheEnd(page: Page, before?: () => Promise<void>) {
  await page.goto('/story-library/fairy-tales/five-pots-of-gold');
  await hydrated(page);
  const open = bookOn(page);
  await open.readMyself.click();
  await expect(open.page(1)).toBeVisible();
  await before?.();
  while (!(await open.end.isVisible())) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(60);
  }
  return open;
}

test('a story that was read to its end is celebrated: a moment of motion and a chime, and nothing is shifted [RB-12]', async ({
  page,
}) => {
  const felt = await feel(page);
  const open = await readToTheEnd(page);
  // Where it is laid out, however the page is still turning.
  const place = () =>
    open
      .button('Good night')
      .evaluate(({ offsetLeft, offsetTop, offsetWidth }: HTMLElement) => [
        offsetLeft,
        offsetTop,
        offsetWidth,
      ]);
  const before = await place();
  await expect.poll(async () => (await felt()).shown).toEqual(['story']);
  await expect(page.locator('[data-celebration]')).toHaveCount(0);
  const { lastedMs, tones } = await felt();
  expect(lastedMs).toBeGreaterThan(0);
  expect(lastedMs).toBeLessThan(2_500);
  expect(tones).toBe(3);
  expect(await place()).toEqual(before);
});

test('it is over within a second and a half, lies over nothing that is tapped, and its chime can be turned off [RB-12]', async ({
  page,
}) => {
  await page.clock.install();
  const felt = await feel(page);
  await readToTheEnd(page, async () => {
    await page.getByRole('button', { name: 'How the text looks' }).click();
    await page.getByRole('button', { name: 'A chime when something is achieved' }).click();
    await page.keyboard.press('Escape');
  });
  const burst = page.locator('[data-celebration]');
  await expect(burst).toHaveCSS('pointer-events', 'none');
  await page.clock.runFor(1_500);
  await expect(burst).toHaveCount(0);
  expect((await felt()).tones).toBe(0);
});

test('at bedtime nothing moves and nothing is heard [RB-12]', async ({ page }) => {
  const felt = await feel(page);
  const open = await readToTheEnd(page, () => bookOn(page).button('Bedtime light').click());
  await expect(open.button('Good night')).toBeVisible();
  expect(await felt()).toEqual({ shown: [], lastedMs: 0, tones: 0 });
});

test('while the sleep timer runs nobody is roused [RB-12]', async ({ page }) => {
  const felt = await feel(page);
  await readToTheEnd(page, async () => {
    await bookOn(page).button('Sleep timer and sounds').click();
    await page.getByRole('button', { name: 'End of the story' }).click();
    await page.keyboard.press('Escape');
  });
  expect(await felt()).toEqual({ shown: [], lastedMs: 0, tones: 0 });
});

test('who asked for less motion sees none of it [RB-12]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const felt = await feel(page);
  await readToTheEnd(page);
  expect(await felt()).toEqual({ shown: [], lastedMs: 0, tones: 0 });
});

test('a first story is a reason to celebrate, too [RB-12]', async ({ page, request }) => {
  const felt = await feel(page);
  await creatorOn(page).openStory(await makeAccount(request));
  await expect(toast(page, 'Achievement Unlocked!')).toBeVisible();
  await expect.poll(async () => (await felt()).shown).toEqual(['medal']);
});

test('a story that is told on from the desk is no story that was read: no ending is celebrated, also when it comes to nothing [RB-12]', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource|Story generation failed/);
  const felt = await feel(page);
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(page.request));
  // The first story of an account is news, and has its own reason.
  await expect.poll(async () => (await felt()).shown).toEqual(['medal']);
  const open = bookOn(page);
  let fail: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/functions/v1/generate-story', async (route) => {
    await told;
    await route.fulfill({ status: 500, json: { code: 'failed', error: 'failed' } });
  });
  await creator.main.getByRole('button', { name: 'Continue Story' }).click();
  await expect(
    open.book.getByRole('status').filter({ hasText: 'The storyteller is writing …' }),
  ).toBeVisible();
  await page.waitForTimeout(1000);
  fail();
  await expect(open.end).toBeVisible();
  await page.waitForTimeout(1000);
  expect((await felt()).shown).toEqual(['medal']);
  // Whoever has read it all the same is celebrated.
  await page.keyboard.press('ArrowLeft');
  await expect(open.paragraphs.first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(open.end).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(async () => (await felt()).shown).toEqual(['medal', 'story']);
});
