import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { eventsOf, makeAccount, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const DRAW = '**/functions/v1/generate-gemini-images';

async function openPanel(page: Page, request: APIRequestContext) {
  await creatorOn(page).openStory(await makeAccount(request));
  await page.getByRole('tab', { name: 'Pictures' }).click();
  return page.getByRole('tabpanel', { name: 'Pictures' });
}

test('three pictures are drawn one after another, and drawn anew when asked [IL-02]', async ({
  page,
  request,
}) => {
  const asked: { style: string; animationFrames: number; characterConsistency: boolean }[] = [];
  let atOnce = 0;
  await page.route(DRAW, async (route) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    asked.push(route.request().postDataJSON() as (typeof asked)[number]);
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 300));
    atOnce -= 1;
    await route.fulfill({ response });
  });
  const panel = await openPanel(page, request);
  const regenerate = panel.getByRole('button', { name: 'Regenerate' });
  await expect(regenerate).toHaveAttribute('aria-disabled', 'true');
  await expect(panel.getByText('3 pictures are ready')).toBeVisible();
  expect(asked).toMatchObject([
    { style: 'illustration', animationFrames: 1, characterConsistency: false },
    { style: 'illustration', animationFrames: 1, characterConsistency: false },
    { style: 'animation', animationFrames: 3, characterConsistency: true },
  ]);
  // The player hangs over the lower edge: what happens to be half under it can be scrolled free.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
  await regenerate.click();
  await expect(panel.getByText('Drawing picture 1 of 3')).toBeVisible();
  await expect(panel.getByText('3 pictures are ready')).toBeVisible();
  expect(asked).toHaveLength(6);
});

test('one that fails says so, the others stand, and it may be tried again [IL-02] [IL-05]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/Failed to load resource|picture/i);
  let second = true;
  let count = 0;
  await page.route(DRAW, async (route) => {
    count += 1;
    if (count === 2 && second) {
      second = false;
      await route.fulfill({
        status: 500,
        json: { error: 'Failed to generate image', code: 'picture_failed' },
      });
    } else {
      await route.continue();
    }
  });
  const panel = await openPanel(page, request);
  await expect(panel.getByText('Failed to generate', { exact: true })).toBeVisible();
  await expect(toast(page, 'Generation Failed')).toContainText(
    'Failed to generate the picture of Enchanted Forest',
  );
  await expect(panel.getByText('1 picture could not be drawn')).toBeVisible();
  await panel.getByRole('button', { name: /^Try again/ }).click();
  await expect(panel.getByText('3 pictures are ready')).toBeVisible();
});

test('the animation plays, loops, pauses and goes back; nothing moves by itself [IL-03]', async ({
  page,
  request,
}) => {
  const panel = await openPanel(page, request);
  await expect(panel.getByText('3 pictures are ready')).toBeVisible();
  await expect(panel.getByText('Frame 1 of 3')).toBeVisible();
  await panel.getByRole('button', { name: 'Play' }).click();
  await expect(panel.getByText('Frame 3 of 3')).toBeVisible();
  await expect(panel.getByText('Frame 1 of 3')).toBeVisible();
  await expect(panel.getByText('Frame 2 of 3')).toBeVisible();
  await panel.getByRole('button', { name: 'Pause' }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.getByText('Frame 1 of 3')).toBeVisible();
});

test('a picture is taken home as JPG, a frame as PNG [IL-04]', async ({ page, request, tolerate }) => {
  tolerate(/Failed to load resource|download/i);
  const events = await eventsOf(page);
  const panel = await openPanel(page, request);
  await expect(panel.getByText('3 pictures are ready')).toBeVisible();
  const bytesOf = async (name: RegExp) => {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name }).click();
    return readFile(await (await download).path());
  };
  const jpg = await bytesOf(/^Download the picture of Ember/);
  expect([...jpg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  const png = await bytesOf(/^Download frame 1/);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  await expect
    .poll(() => events.map((event) => event.event_type))
    .toEqual(expect.arrayContaining(['illustration_downloaded', 'animation_frame_downloaded']));
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 500 }));
  await panel.getByRole('button', { name: /^Download the picture of Enchanted Forest/ }).click();
  await expect(toast(page, 'Failed to download image')).toBeVisible();
});
