import type { Page } from '@playwright/test';
import { makeAccount, remember, toast } from './accounts.ts';
import { inDatabase } from './database.ts';
import { madeStory, newStory, openPlayer } from './experience.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';

// What a service worker answers cannot be made to fail here; what it is for is tested in offline.spec.ts.
test.use({ serviceWorkers: 'block' });

const PICTURE = '/favicon.svg';

test('one scene at a time, from the first to the last [EX-01]', async ({ page, request }) => {
  const { story, multimedia } = await madeStory(request);
  const { scenes } = multimedia;
  expect(scenes.length).toBeGreaterThan(2);
  const player = await openPlayer(page, story.id);
  await expect(page).toHaveTitle(`${story.title}: Story Experience | Fabloom`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
  await expect(page.getByText(story.theme, { exact: true })).toBeVisible();
  await expect(player.previous).toBeDisabled();
  for (const [i, { image_url, description, caption = description }] of scenes.entries()) {
    await expect(player.scene(i + 1, scenes.length)).toBeVisible();
    await expect(player.picture).toHaveAttribute('src', image_url);
    await expect(player.picture).toHaveAttribute('alt', description);
    await expect(player.picture).toHaveCSS('object-fit', 'contain');
    await expect(player.stage.locator('p', { hasText: caption }).first()).toBeVisible();
    if (i < scenes.length - 1) await player.next.click();
  }
  await expect(player.next).toBeDisabled();
  await player.previous.click();
  await expect(player.scene(scenes.length - 1, scenes.length)).toBeVisible();
  const box = await player.picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await expectNoAxeViolations(page);
});

test('arrow keys turn the page, and captions can be hidden for good [EX-01]', async ({ page, request }) => {
  const { story, multimedia } = await madeStory(request);
  const { length } = multimedia.scenes;
  const player = await openPlayer(page, story.id);
  await page.keyboard.press('ArrowRight');
  await expect(player.scene(2, length)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(player.scene(1, length)).toBeVisible();
  const caption = player.stage.locator('p[lang]');
  await expect(caption).toBeVisible();
  await player.stage.getByRole('button', { name: 'Hide captions' }).click();
  await expect(caption).toBeHidden();
  await page.reload();
  await expect(player.stage.getByRole('button', { name: 'Show captions' })).toBeVisible();
  await expect(caption).toBeHidden();
});

test('the scenes fill the screen [EX-01]', async ({ page, request }) => {
  const { story } = await madeStory(request);
  const player = await openPlayer(page, story.id);
  await player.stage.getByRole('button', { name: 'Full screen' }).click();
  const leave = player.stage.getByRole('button', { name: 'Leave full screen' });
  await expect(leave).toBeVisible();
  await player.next.click();
  await leave.click();
  await expect(player.stage.getByRole('button', { name: 'Full screen' })).toBeVisible();
});

test('the voice turns the pages, marks its words and stops at the end [EX-03] [EX-04]', async ({
  page,
  request,
}) => {
  const { story, multimedia } = await madeStory(request);
  const { scenes, audioDuration } = multimedia;
  const player = await openPlayer(page, story.id);
  await player.play.click();
  await expect(player.pause).toBeVisible();
  await expect.poll(player.spoken).toMatch(/\w+/);
  await player.pause.click();
  const stopped = await player.time();
  await page.waitForTimeout(300);
  expect(await player.time()).toBe(stopped);

  await player.play.click();
  await player.seek((scenes[1]?.starts_at ?? 0) + 0.1);
  await expect(player.scene(2, scenes.length)).toBeVisible();
  // Who turns the page takes the voice along.
  await player.next.click();
  await expect.poll(player.time).toBeGreaterThanOrEqual(scenes[2]?.starts_at ?? Infinity);
  await expect(player.scene(3, scenes.length)).toBeVisible();

  await player.seek(audioDuration - 0.4);
  await expect(player.play).toBeVisible();
  await expect.poll(player.spoken).toBe('');
  await expect(player.scene(scenes.length, scenes.length)).toBeVisible();
  await player.play.click();
  await expect(player.scene(1, scenes.length)).toBeVisible();
});

test('a touched word is where the voice goes on [EX-04]', async ({ page, request }) => {
  const { story, multimedia, paragraphs } = await madeStory(request);
  const player = await openPlayer(page, story.id);
  await expect(page.locator('article [data-offset]')).toHaveText(paragraphs);
  await player.play.click();
  await expect(player.pause).toBeVisible();
  await player.pause.click();
  await page
    .locator('article [data-offset]')
    .nth(2)
    .click({ position: { x: 8, y: 12 } });
  const offset = story.content.indexOf(paragraphs[2] ?? '');
  const start = multimedia.words.find((word) => word.offset >= offset)?.start ?? Infinity;
  await expect(player.pause).toBeVisible();
  await expect.poll(player.time).toBeGreaterThanOrEqual(start);
  expect(await player.time()).toBeLessThan(start + 3);
});

test('without sound the pictures remain, and it is said [EX-03]', async ({ page }) => {
  const { storyId } = await inDatabase((make) =>
    make.multimedia({ audioUrl: null, scenes: [scene(PICTURE), scene('/icon-512.png')] }),
  );
  const player = await openPlayer(page, storyId);
  await expect(player.stage.getByRole('button', { name: 'Audio narration not available' })).toBeDisabled();
  await expect(player.stage.getByText('Audio narration not available')).toBeVisible();
  await player.next.click();
  await expect(player.scene(2, 2)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('sound that cannot be fetched is no sound [EX-03]', async ({ page, tolerate }) => {
  tolerate(/404/);
  const { storyId } = await inDatabase((make) =>
    make.multimedia({ audioUrl: '/storage/v1/object/public/story-audio/gone.mp3', scenes: [scene(PICTURE)] }),
  );
  const player = await openPlayer(page, storyId);
  await expect(player.stage.getByRole('button', { name: 'Audio narration not available' })).toBeDisabled();
});

test('a picture that does not come leaves a sign in its place [EX-02]', async ({ page, tolerate }) => {
  tolerate(/404/);
  const { storyId } = await inDatabase((make) =>
    make.multimedia({ audioUrl: null, scenes: [scene('/pictures/gone.svg'), scene(PICTURE)] }),
  );
  const player = await openPlayer(page, storyId);
  await expect(player.stage.getByText('Image unavailable')).toBeVisible();
  await player.next.click();
  await expect(player.picture).toBeVisible();
  await expect(player.stage.getByText('Image unavailable')).toBeHidden();
  await player.previous.click();
  await expect(player.stage.getByText('Image unavailable')).toBeVisible();
});

test('only scenes with a picture are kept, and without any it is said [EX-01] [EX-02]', async ({ page }) => {
  const [some, none] = await inDatabase(async (make) => [
    await make.multimedia({
      audioUrl: null,
      scenes: [{ description: 'Not drawn' }, { imageUrl: PICTURE, description: 'Drawn' }],
    }),
    await make.multimedia({ audioUrl: null, scenes: [{ description: 'Not drawn' }] }),
  ]);
  let player = await openPlayer(page, some.storyId);
  await expect(player.scene(1, 1)).toBeVisible();
  await expect(player.picture).toHaveAttribute('alt', 'Drawn');
  player = await openPlayer(page, none.storyId);
  await expect(player.stage.getByText('Scene image not available')).toBeVisible();
  await expect(player.previous).toBeDisabled();
  await expect(player.next).toBeDisabled();
});

test('the space bar plays and pauses, unless something else has a use for it [EX-03]', async ({
  page,
  request,
}) => {
  const { story, multimedia } = await madeStory(request);
  const player = await openPlayer(page, story.id);
  await page.keyboard.press('Space');
  await expect(player.pause).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Space');
  await expect(player.play).toBeVisible();

  // On a button it presses the button, and at the last scene the button keeps the focus.
  await player.next.focus();
  for (let i = 1; i < multimedia.scenes.length; i++) await page.keyboard.press('Space');
  await expect(player.scene(multimedia.scenes.length, multimedia.scenes.length)).toBeVisible();
  await expect(player.play).toBeVisible();
  await expect(player.next).toBeDisabled();
  await expect(player.next).toBeFocused();
});

test('the end is no dead end: again, a favorite, a vote, the next story [EX-04] [UX-08]', async ({
  page,
  request,
}) => {
  const { story, multimedia } = await madeStory(request);
  await remember(page, await makeAccount(request));
  const player = await openPlayer(page, story.id);
  await expect(player.stage.getByText('The end')).toHaveCount(0);
  await player.play.click();
  await expect(player.pause).toBeVisible();
  await player.seek(multimedia.audioDuration - 0.3);
  await expect(player.stage.getByText('The end')).toBeVisible();
  await expectNoAxeViolations(page);
  const heart = player.stage.getByRole('button', { name: /favorites$/i });
  await heart.press('Enter');
  await expect(heart).toHaveText('Remove from favorites');
  await expect(heart).toBeFocused();

  await player.stage.getByRole('button', { name: 'Play again' }).press('Enter');
  await expect(player.scene(1, multimedia.scenes.length)).toBeVisible();
  await expect(player.pause).toBeFocused();
  await player.seek(multimedia.audioDuration - 0.3);
  await player.stage.getByRole('button', { name: 'Vote' }).press('Enter');
  const after = page.getByRole('region', { name: 'After the story' });
  await expect(after).toBeFocused();
  const love = after.getByRole('button', { name: /^Love/ });
  await love.press('Enter');
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await expect(love).toBeFocused();

  const next = player.stage.getByRole('link', { name: 'Next story' });
  const address = await next.getAttribute('href');
  expect(address).toMatch(/^\/story-library\/fairy-tales\//);
  expect(address).not.toContain(story.slug);
  await expect(after.getByRole('link', { name: /^Next story/ })).toHaveAttribute('href', address ?? '');
  await after.getByRole('link', { name: 'To the story' }).click();
  await expect(page).toHaveURL(`/story-library/fairy-tales/${story.slug}`);
});

test('a phone held sideways shows the whole scene with its buttons [EX-01]', async ({ page, request }) => {
  const { story } = await madeStory(request);
  await page.setViewportSize({ width: 740, height: 360 });
  const player = await openPlayer(page, story.id);
  await expectNothingSideways(page);
  await player.stage.evaluate((stage) => stage.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(player.picture).toBeInViewport({ ratio: 0.99 });
  await expect(player.play).toBeInViewport({ ratio: 0.99 });
});

test('the player leads home and to the library [EX-04]', async ({ page }) => {
  const { storyId } = await inDatabase((make) =>
    make.multimedia({ audioUrl: null, scenes: [scene(PICTURE)] }),
  );
  await openPlayer(page, storyId);
  const ways = page.getByRole('navigation', { name: 'Where to go next' });
  await expect(ways.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await ways.getByRole('link', { name: 'Story Library' }).click();
  await expect(page).toHaveURL('/story-library');
});

test('a story that is not made yet says so and leads back after two seconds [EX-05]', async ({ page }) => {
  const story = await newStory();
  const path = `/story-library/fairy-tales/${story.slug}`;
  await open(page, path);
  await page.evaluate((id) => {
    // The router's own way, as if a link had been there.
    window.history.pushState({ idx: 1, key: 'x' }, '', `/story-experience/${id}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'x' } }));
  }, story.id);
  const message = toast(page, 'Story multimedia not ready');
  await expect(message).toContainText('still being generated');
  const shown = Date.now();
  await expect(page).toHaveURL(path);
  expect(Date.now() - shown).toBeGreaterThan(1200);

  // Who came from elsewhere is led to the story.
  await open(page, `/story-experience/${story.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story multimedia not ready');
  await expect(page).toHaveURL(path);
});

test('what cannot be loaded says so and leads back [EX-05]', async ({ page, request, tolerate }) => {
  tolerate(/404/);
  const path = '/story-experience/00000000-0000-4000-8000-000000000000';
  expect((await request.get(path)).status()).toBe(404);
  await open(page, path);
  await expect(toast(page, 'Error loading story')).toBeVisible();
  await expect(page).toHaveURL('/story-library');
});

test('the player fits a small phone, and a finger turns its pages [EX-01]', async ({ browser }) => {
  const { storyId } = await inDatabase((make) =>
    make.multimedia({ audioUrl: null, scenes: [scene(PICTURE), scene('/icon-512.png')] }),
  );
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  const player = await openPlayer(page, storyId);
  await expectNothingSideways(page);
  await swipe(page, -150);
  await expect(player.scene(2, 2)).toBeVisible();
  await swipe(page, 150);
  await expect(player.scene(1, 2)).toBeVisible();
  await context.close();
});

function scene(image_url: string) {
  return { image_url, description: 'A small fox' };
}

function swipe(page: Page, across: number): Promise<void> {
  return page
    .getByRole('region', { name: 'Scenes' })
    .getByRole('img')
    .evaluate((target, distance) => {
      const at = (type: string, x: number) => {
        const touch = new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
        const touches = type === 'touchend' ? [] : [touch];
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
      };
      at('touchstart', 180);
      at('touchend', 180 + distance);
    }, across);
}
