import type { Page } from '@playwright/test';
import { makeAccount } from './accounts.ts';
import { STARTING, bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { madeStory, openPlayer } from './experience.ts';
import { expect, hold, hydrated, test } from './fixtures.ts';

/** What a book asks of the device that it is read on: the screen, the lock screen, the night. */
const LIBRARY_STORY = '/story-library/fairy-tales/five-pots-of-gold';

interface Device {
  mediaKeys: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;
  locks: ('asked' | 'let go')[];
}
interface Watched {
  device: Device;
}

/** The lock screen can be pressed, and what is done with the screen is written down. */
async function watchDevice(page: Page) {
  await page.addInitScript(() => {
    const device: Device = { mediaKeys: {}, locks: [] };
    Object.assign(window, { device });
    const { mediaSession } = navigator;
    mediaSession.setActionHandler = (key, handler) => {
      if (handler) device.mediaKeys[key] = handler;
      else delete device.mediaKeys[key];
    };
    const request = () => {
      device.locks.push('asked');
      return Promise.resolve({ release: () => Promise.resolve(device.locks.push('let go')) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  return {
    press: (key: MediaSessionAction) =>
      page.evaluate((action) => {
        (window as unknown as Watched).device.mediaKeys[action]?.({ action });
      }, key),
    keys: () => page.evaluate(() => Object.keys((window as unknown as Watched).device.mediaKeys).toSorted()),
    lock: () => page.evaluate(() => (window as unknown as Watched).device.locks.at(-1)),
  };
}

/** As on a device whose screen is off: no frame is ever painted. */
function paintNothing(page: Page) {
  return page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
}

async function withLibraryStory(page: Page) {
  await page.goto(LIBRARY_STORY);
  await hydrated(page);
  const open = bookOn(page);
  await open.readMyself.click();
  await expect(open.page(1)).toBeVisible();
  return open;
}

test('a story of the library is read aloud to a guest as it stands, and its words are marked [RB-02]', async ({
  page,
}) => {
  test.slow();
  await page.goto(LIBRARY_STORY);
  await hydrated(page);
  const open = bookOn(page);
  await open.readToMe.click();
  await expect(open.page(1)).toBeVisible();
  await expect(open.book.getByRole('img').first()).toBeVisible();
  await expect.poll(open.spoken, STARTING).not.toBeNull();
  await expect(open.page(1)).toBeVisible();
});

test('the screen stays awake while somebody turns pages, and may sleep when they have gone [RB-06]', async ({
  page,
}) => {
  await page.clock.install();
  const { lock } = await watchDevice(page);
  const open = await withLibraryStory(page);
  await expect.poll(lock).toBe('asked');
  await page.clock.fastForward('04:30');
  await page.keyboard.press('ArrowRight');
  await page.clock.fastForward('04:30');
  expect(await lock()).toBe('asked');
  await page.clock.fastForward('00:45');
  await expect.poll(lock).toBe('let go');
  await page.keyboard.press('ArrowRight');
  await expect.poll(lock).toBe('asked');
  await open.button('Close the book').click();
  await expect.poll(lock).toBe('let go');
});

test('with the screen off the page follows the voice; the lock screen shows the cover, turns pages, and turns scenes when the book is closed [RB-06]', async ({
  page,
  request,
}) => {
  test.slow();
  const { story } = await madeStory(request);
  const { press, keys, lock } = await watchDevice(page);
  const player = await openPlayer(page, story.id);
  const open = bookOn(page);
  await open.readToMe.click();
  await expect(open.page(1)).toBeVisible();
  await expect.poll(open.spoken, STARTING).not.toBeNull();
  expect(await lock()).toBe('asked');
  const shown = await page.evaluate(async () => {
    const { title, artwork = [] } = navigator.mediaSession.metadata ?? {};
    const [cover] = artwork;
    const answer = await fetch(cover?.src ?? '/nothing');
    return { title, type: answer.headers.get('Content-Type') };
  });
  expect(shown).toEqual({ title: story.title, type: expect.stringMatching(/^image\/(?:png|webp|jpeg)/) });
  // On a busy machine the voice would be on the next page before anybody has looked at this one.
  await press('pause');
  await press('previoustrack');
  await expect(open.readToMe.last()).toBeVisible();
  await press('nexttrack');
  await expect(open.page(1)).toBeVisible();
  await paintNothing(page);
  await press('play');
  await expect(open.page(2)).toBeVisible();

  await open.button('Close the book').click();
  await expect(open.book).toHaveCount(0);
  expect(await keys()).toEqual(['nexttrack', 'pause', 'play', 'previoustrack']);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artwork.length)).toBe(0);
  const before = await player.picture.getAttribute('src');
  await press('nexttrack');
  await expect(player.picture).not.toHaveAttribute('src', before ?? '');
});

test('with the screen off the lock screen turns to the next leaf of a long page, and the voice comes along [RB-06]', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 360, height: 560 });
  const { press } = await watchDevice(page);
  await creatorOn(page).openStory(await makeAccount(page.request));
  const open = bookOn(page);
  await open.readToMe.click();
  await expect.poll(open.spoken, STARTING).not.toBeNull();
  await paintNothing(page);
  const first = await open.seen();
  const before = await open.share();
  await press('nexttrack');
  await expect.poll(open.share).toBeGreaterThan(before);
  await expect(open.page(1)).toBeVisible();
  const text = await open.paragraphs.evaluateAll((all) =>
    all.map((each) => `${each.getAttribute('data-offset')} ${each.textContent}`),
  );
  const heard = first.join('').length;
  expect(text.join('').length).toBeGreaterThan(heard);
  // Letters alone, without the spaces between them: wherever the voice is now, it is beyond what was seen before.
  await expect.poll(open.spoken, STARTING).toBeGreaterThan(heard);
});

test('what the timer leaves of the light it leaves of the voice [RB-06]', async ({ page, request }) => {
  test.slow();
  const { story } = await madeStory(request);
  await page.clock.install();
  await openPlayer(page, story.id);
  const open = bookOn(page);
  await open.readMyself.click();
  await expect(open.page(1)).toBeVisible();
  const volume = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume);
  expect(await volume()).toBe(1);
  await open.button('Sleep timer and sounds').click();
  await page.getByRole('button', { name: '5 minutes' }).click();
  await page.keyboard.press('Escape');
  await page.clock.fastForward('05:05');
  await page.clock.runFor('00:01');
  const first = await volume();
  expect(first).toBeGreaterThan(0.5);
  expect(first).toBeLessThan(0.9);
  await page.clock.runFor('00:06');
  expect(await volume()).toBeLessThan(0.5);
  await page.clock.runFor('00:10');
  await expect(open.book.getByText('Tap to go on reading')).toBeVisible();
});

test('at bedtime the sound of an experience is slower, lower and softer, and by day as it was made [RB-06] [VO-11]', async ({
  page,
  request,
}) => {
  const { story } = await madeStory(request);
  await openPlayer(page, story.id);
  const open = bookOn(page);
  await open.readMyself.click();
  await expect(open.page(1)).toBeVisible();
  const sound = () =>
    page.locator('audio').evaluate(({ playbackRate, volume, preservesPitch }: HTMLAudioElement) => ({
      playbackRate,
      volume,
      preservesPitch,
    }));
  const byDay = { playbackRate: 1, volume: 1, preservesPitch: true };
  expect(await sound()).toEqual(byDay);
  await open.button('Bedtime light').click();
  await expect.poll(sound).toEqual({ playbackRate: 0.88, volume: 0.75, preservesPitch: false });
  await open.button('Bedtime light').click();
  await expect.poll(sound).toEqual(byDay);
});

test('whoever presses play on the lock screen after the timer hears on for as long again, and not under the night [RB-06]', async ({
  page,
  request,
}) => {
  test.slow();
  const { story } = await madeStory(request);
  await page.clock.install();
  const { press } = await watchDevice(page);
  await openPlayer(page, story.id);
  const open = bookOn(page);
  const night = open.book.getByText('Tap to go on reading');
  await open.readToMe.click();
  await expect(open.page(1)).toBeVisible();
  const isPlaying = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused);
  await expect.poll(isPlaying).toBe(true);
  await page.mouse.move(600, 300);
  await open.button('Sleep timer and sounds').click();
  await page.getByRole('button', { name: '5 minutes' }).click();
  await page.keyboard.press('Escape');
  for (const _ of ['the first time', 'and again']) {
    await page.clock.fastForward('05:00');
    await page.clock.runFor('00:25');
    await expect(night).toBeVisible();
    expect(await isPlaying()).toBe(false);
    await press('play');
    await expect(night).toHaveCount(0);
    await expect.poll(isPlaying).toBe(true);
  }
});

test('“End of the story” waits for the last word, is softer on the last page, and goes dark slowly [RB-06]', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { story } = await madeStory(request);
  await openPlayer(page, story.id);
  const open = bookOn(page);
  const night = open.book.getByText('Tap to go on reading');
  await open.readMyself.click();
  await page.mouse.move(620, 320);
  await open.button('Sleep timer and sounds').click();
  await page.getByRole('button', { name: 'End of the story' }).click();
  await page.keyboard.press('Escape');
  await page.mouse.move(600, 300);
  await open.button('Play the narration').click();
  await expect.poll(open.spoken, STARTING).not.toBeNull();
  const volumes: number[] = [];
  const sheet = open.book.locator('.open-book-sheet');
  await expect(async () => {
    volumes.push(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume));
    await expect(night).toHaveCount(0);
    await expect(open.end).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 60_000, intervals: [400] });
  expect(volumes[0]).toBe(1);
  expect(Math.min(...volumes)).toBeLessThan(0.9);
  const light = () => sheet.evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(light).toBeLessThan(0.8);
  await expect(night).toHaveCount(0);
  await expect(night).toBeVisible();
  await night.click();
  await expect(open.end).toBeVisible();
  await expect.poll(light).toBeGreaterThan(0.9);
});

test('where nobody reads aloud yet, nothing ends with the story [RB-06]', async ({ page }) => {
  const voice = await hold(page, '**/assets/narration-player-*.js');
  const open = await withLibraryStory(page);
  await page.mouse.move(600, 300);
  await open.button('Sleep timer and sounds').click();
  await expect(page.getByRole('button', { name: '20 minutes' })).toBeVisible();
  const end = page.getByRole('button', { name: 'End of the story' });
  await expect(end).toHaveCount(0);
  voice.letGo();
  await expect(end).toBeVisible();
});

test('at bedtime the microphone, the reader’s menu and the projector are out of the way [RB-06]', async ({
  page,
}) => {
  await creatorOn(page).openStory(await makeAccount(page.request));
  const open = bookOn(page);
  await open.readMyself.click();
  await expect(open.button('Our own voices')).toBeVisible();
  await page.mouse.move(600, 300);
  await open.button('Bedtime light').click();
  await expect(open.button('Our own voices')).toHaveCount(0);
  await expect(open.button('How the text looks')).toHaveCount(0);
  await expect(open.button('Sleep timer and sounds')).toBeVisible();
});

test('who asked for less motion sees a short fade in the place of the turning page [RB-02]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const open = await withLibraryStory(page);
  const motion = await open.book.locator('.book-page').evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element);
    return { animationName, animationDuration };
  });
  expect(motion).toEqual({ animationName: 'fade', animationDuration: '0.18s' });
});

test('on a phone the picture stands over the text; held sideways it stands left of the text [RB-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const open = await withLibraryStory(page);
  const plate = open.book.locator('.book-plate');
  const text = open.book.locator('.book-leaves');
  const place = async () => ({ picture: await plate.boundingBox(), text: await text.boundingBox() });
  // The page that turns comes to rest first.
  await expect.poll(async () => (await place()).picture?.width).toBe(360);
  const upright = await place();
  expect((upright.picture?.height ?? 0) / 740).toBeGreaterThan(0.35);
  expect(upright.text?.y).toBeGreaterThanOrEqual(upright.picture?.height ?? 740);

  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(async () => (await place()).text?.x).toBeGreaterThan(370);
  const sideways = await place();
  const right = (sideways.picture?.x ?? 0) + (sideways.picture?.width ?? 740);
  expect(sideways.picture?.x).toBe(0);
  expect(right).toBeLessThanOrEqual(sideways.text?.x ?? 0);
  expect((sideways.text?.y ?? 360) + (sideways.text?.height ?? 360)).toBeLessThanOrEqual(360);
});

test('a book fills the screen, and its words are marked there too [RB-02]', async ({ page, request }) => {
  test.slow();
  const { story } = await madeStory(request);
  await openPlayer(page, story.id);
  const open = bookOn(page);
  await open.readToMe.click();
  await expect(open.page(1)).toBeVisible();
  await page.mouse.move(600, 300);
  await open.button('Full screen').click();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await expect.poll(open.spoken, STARTING).not.toBeNull();
  await page.mouse.move(620, 320);
  await open.button('Leave full screen').click();
  await expect.poll(isFull).toBe(false);
  await expect(open.book).toBeVisible();
  await page.mouse.move(600, 300);
  await open.button('Full screen').click();
  await expect.poll(isFull).toBe(true);
  await open.button('Close the book').click();
  await expect.poll(isFull).toBe(false);
});
