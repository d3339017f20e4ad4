import type { Locator, Page } from '@playwright/test';
import { makeAccount, remember } from './accounts.ts';
import { STARTING, bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { madeStory, openPlayer } from './experience.ts';
import {
  expect,
  pressInHeader,
  expectNoAxeViolations,
  expectNothingSideways,
  hydrated,
  test,
} from './fixtures.ts';
import { smallTargets } from './thumb.ts';

const PHONE = { width: 360, height: 640 };

/** Somebody with an account has a story before them. */
async function withStory(page: Page) {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(page.request));
  return { creator, ...bookOn(page) };
}

test('a new story begins with two ways into its book; by hand every word of it can be read [RB-02] [RB-03]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { creator, book, end, readToMe, readMyself, button, seen } = await withStory(page);
  await expect(readToMe).toBeInViewport();
  await expect(readMyself).toBeInViewport();
  const words = (await creator.text()).split(/\s+/);
  await readMyself.click();
  await expect(book.getByText(/^Page 1 of /)).toBeVisible();
  await expectNothingSideways(page);
  expect(await smallTargets(page, 'dialog button')).toEqual([]);
  await expectNoAxeViolations(page);

  const read: string[] = [];
  while (!(await end.isVisible())) {
    await expect(book.locator('.book-leaves')).toBeVisible();
    // The leaf slides in.
    await page.waitForTimeout(400);
    read.push(...(await seen()));
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(200);
  }
  // A drop cap is a piece of its first word.
  expect(read.join('').length).toBe(words.join('').length);
  await expectNoAxeViolations(page);

  await button('Page back').click();
  expect((await seen()).at(-1)).toBe(words.at(-1));
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await expect(readMyself).toBeFocused();
});

test('a page shows its picture in the shape of the page; the whole text shows the wide one [RB-02]', async ({
  page,
}) => {
  const { creator, book, readMyself } = await withStory(page);
  const ratio = (image: Locator) =>
    image.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
  await readMyself.click();
  await expect.poll(() => ratio(book.locator('.book-plate img'))).toBeCloseTo(4 / 3, 1);
  await page.keyboard.press('Escape');
  await creator.showText();
  await expect.poll(() => ratio(page.locator('[data-scene] figure img').first())).toBeCloseTo(16 / 9, 1);
});

test('a swipe, a key and a tap on the edge turn the page [RB-02]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const story = await withStory(page);
  await story.readMyself.click();
  await expect(story.page(1)).toBeVisible();
  const turnedBy = async (turn: () => Promise<unknown>, way: 1 | -1) => {
    const before = await story.share();
    await turn();
    await expect.poll(async () => way * ((await story.share()) - before)).toBeGreaterThan(0);
  };
  await turnedBy(() => page.mouse.click(1270, 400), 1);
  await turnedBy(() => page.keyboard.press('PageDown'), 1);
  await turnedBy(() => page.mouse.click(8, 400), -1);
  const swipe = () =>
    story.book.locator('.book-page').evaluate((element) => {
      const touch = (x: number) => [new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 })];
      const send = (type: string, x: number) =>
        element.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            touches: type === 'touchend' ? [] : touch(x),
            changedTouches: touch(x),
          }),
        );
      send('touchstart', 300);
      send('touchend', 120);
    });
  await turnedBy(swipe, 1);
});

test('read aloud, words are marked on the page, the voice turns it, and goes along when it is turned [RB-02]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const story = await withStory(page);
  await story.readToMe.click();
  await expect(story.page(1)).toBeVisible();
  await expect.poll(story.spoken, STARTING).not.toBeNull();

  // Whoever wants a button moves the mouse, and there it is.
  const turnOn = async () => {
    await page.mouse.move(600 + Math.random() * 50, 300);
    await story.button('Next page').click();
  };
  while (!(await story.page(2).isVisible())) await turnOn();
  const offset = await story.offset();
  await expect.poll(async () => (await story.spoken()) ?? -1, STARTING).toBeGreaterThanOrEqual(offset);
  await expect(story.page(2)).toBeVisible();

  // A touch on one of its last words: the voice goes there, and turns when it has read on.
  const last = story.paragraphs.last();
  const box = await last.boundingBox();
  await last.click({ position: { x: 30, y: (box?.height ?? 30) - 14 } });
  await expect(story.page(3)).toBeVisible(STARTING);

  await page.keyboard.press('Space');
  await expect(story.button('Play the narration')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(story.button('Pause the narration')).toBeVisible();
  // What lies over the page goes away while somebody listens, and comes back for a mouse.
  await page.mouse.move(640, 300);
  const head = story.book.locator('.book-head');
  await expect(head).toHaveCSS('opacity', '0', { timeout: 10_000 });
  await page.mouse.move(660, 320);
  await expect(head).toHaveCSS('opacity', '1');
});

test('the last page offers the very same story, its next part, another one and the night [RB-04]', async ({
  page,
}) => {
  const story = await withStory(page);
  await story.readMyself.click();
  const toTheEnd = async () => {
    while (!(await story.end.isVisible())) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(60);
    }
  };
  await toTheEnd();
  for (const name of ['Again!', 'What happens next?', 'Another one', 'Good night']) {
    await expect(story.button(name)).toBeVisible();
  }
  const pages = async () => Number(/\d+$/.exec(await story.page(1).innerText())?.[0]);
  await story.button('Again!').click();
  await expect(story.page(1)).toBeVisible();
  const before = await pages();
  await toTheEnd();
  await story.button('What happens next?').click();
  await expect(story.page(before + 1)).toBeVisible({ timeout: 30_000 });
  await toTheEnd();
  await story.button('Good night').click();
  await expect(story.book.getByText('Tap to go on reading')).toBeVisible();
  await expectNoAxeViolations(page);
  await story.book.getByText('Tap to go on reading').click();
  await expect(story.end).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(story.book.getByText(/^Page \d+ of/)).toBeVisible();
});

test('at the end of a story up to three others are wished for; they are told meanwhile, and read one after the other [RB-04]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const story = await withStory(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const titles = [await heading.innerText()];
  await story.readMyself.click();
  const toTheEnd = () =>
    expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(story.end).toBeVisible({ timeout: 100 });
    }).toPass();
  await toTheEnd();
  const another = story.button('Another one');
  for (const _ of [1, 2, 3]) await another.click();
  await expect(another).toHaveAttribute('aria-disabled', 'true');
  await expect(story.end).toBeVisible();
  const next = story.book.getByRole('button', { name: /^Read “/ });
  for (const last of [false, false, true]) {
    await expect(next).toBeVisible();
    titles.push((await next.innerText()).slice('Read “'.length, -1));
    await next.click();
    await expect(story.readMyself.last()).toBeVisible();
    await expect(story.book.locator('.book-title')).toHaveText(titles.at(-1) ?? '');
    await toTheEnd();
    if (last) await expect(next).toHaveCount(0);
  }
  expect(new Set(titles).size).toBe(4);
  await expectNoAxeViolations(page);
});

test('of several stories that were wished for, one that fails takes no other along [RB-04]', async ({
  page,
  tolerate,
}) => {
  test.setTimeout(180_000);
  tolerate(/Failed to load resource/);
  const story = await withStory(page);
  await story.readMyself.click();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(story.end).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.route(
    '**/functions/v1/generate-story',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fulfill({ status: 500, json: { code: 'failed', error: 'failed' } });
    },
    { times: 1 },
  );
  const another = story.button('Another one');
  for (const _ of [1, 2]) await another.click();
  await expect(story.book.getByText('Being told for you: 2')).toBeVisible();
  await expect(story.book.getByRole('button', { name: /^Read “/ })).toBeVisible();
});

test('at bedtime the light is warm and goes out when the timer says so [RB-06]', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(PHONE);
  const story = await withStory(page);
  await story.readMyself.click();
  await expect(story.page(1)).toBeVisible();
  const light = () => story.book.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  const day = await light();
  await story.button('Bedtime light').click();
  expect(await light()).not.toBe(day);
  await expect(story.button('Bedtime light')).toHaveAttribute('aria-pressed', 'true');
  await story.button('Sleep timer and sounds').click();
  await page.getByRole('button', { name: '5 minutes' }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.clock.fastForward('04:50');
  await expect(story.page(1)).toBeVisible();
  await expect(story.book.getByText('Tap to go on reading')).toBeHidden();
  await page.clock.runFor('00:40');
  await expect(story.book.getByText('Tap to go on reading')).toBeVisible();
});

test('one Escape closes the menu over the book, the next one the book [RB-02]', async ({ page }) => {
  const story = await withStory(page);
  await story.readMyself.click();
  for (const [name, choice] of [
    ['Sleep timer and sounds', '5 minutes'],
    ['How the text looks', 'Dyslexia-friendly'],
  ] as const) {
    await story.button(name).click();
    const inMenu = page.getByRole('button', { name: choice });
    await expect(inMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inMenu).toBeHidden();
    await expect(story.page(1)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(story.book).toHaveCount(0);
});

test.describe('on a device that is dark', () => {
  test.use({ colorScheme: 'dark' });
  test('pages are dark, until somebody chooses another light [RB-06]', async ({ page }) => {
    await page.goto('/about');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'night');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await expect(root).not.toHaveAttribute('data-theme', 'night');
    await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'sepia');
  });
});

test('a story of the library is read in the same book, and its last page asks what readers think [RB-04]', async ({
  page,
  request,
}) => {
  const { story, multimedia } = await madeStory(request);
  await openPlayer(page, story.id);
  const open = bookOn(page);
  await open.readToMe.click();
  await expect(open.page(1)).toBeVisible();
  await expect(open.book.getByRole('img').first()).toHaveAttribute(
    'src',
    `${multimedia.scenes[0]?.image_url}?shape=page`,
  );
  await expect.poll(open.spoken, STARTING).not.toBeNull();
  // It is short: the voice turns every page, to the last.
  await expect(open.end).toBeVisible({ timeout: 45_000 });
  await expect(open.book.getByRole('button', { name: /favou?rite/i }).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('on the last page of a library story a reader votes, and goes on to the next story [RB-04]', async ({
  page,
  request,
}) => {
  await remember(page, await makeAccount(request));
  await page.goto('/story-library/fairy-tales/five-pots-of-gold');
  await hydrated(page);
  const open = bookOn(page);
  await open.readMyself.click();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(open.end).toBeVisible({ timeout: 100 });
  }).toPass();
  const love = open.book.getByRole('button', { name: /^Love/ });
  await love.click();
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await open.book.getByRole('link', { name: 'Next story' }).click();
  await expect(page).toHaveURL(/\/story-library\/(?!.*five-pots-of-gold)/);
  await expect(open.book).toHaveCount(0);
  await expect(open.readMyself).toBeVisible();
});

test('every story of the library opens as a book with its pictures, also for a guest [RB-02]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/story-library/fairy-tales/five-pots-of-gold');
  await hydrated(page);
  const open = bookOn(page);
  await open.readMyself.click();
  await expect(open.page(1)).toBeVisible();
  const picture = open.book.getByRole('img').first();
  await expect(picture).toHaveAttribute('src', '/art/stories/five-pots-of-gold/1.webp');
  await expect(picture).toHaveAttribute('alt', /\w+/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);
});

test('where the pictures cannot be looked up, the text is a book all the same [RB-02]', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  await page.goto('/story-library/fairy-tales/five-pots-of-gold');
  await hydrated(page);
  await page.route('**/api/library/stories/*/scenes*', (route) => route.abort());
  const open = bookOn(page);
  await open.readMyself.click();
  await expect(open.page(1)).toBeVisible();
  await expect(open.book.getByRole('img')).toHaveCount(0);
  await expect(open.paragraphs.first()).toBeVisible();
});

test('a book opens where it was closed, also another day [RB-02]', async ({ page, request }) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  const { book, button, page: numbered, readMyself } = bookOn(page);
  await readMyself.click();
  await expect(numbered(1)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(numbered(3)).toBeVisible({ timeout: 500 });
  }).toPass();
  await button('Close the book').click();
  await readMyself.click();
  await expect(numbered(3)).toBeVisible();
  await button('Close the book').click();
  await expect(book).toHaveCount(0);
  const kept = page.waitForResponse((answer) => answer.request().postData() === '{"position":2}');
  await pressInHeader(page, page.getByRole('banner').getByRole('link', { name: 'Fabloom' }));
  await kept;
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('link', { name: /^Read on/ }).click();
  await expect(numbered(3)).toBeVisible();
  await creator.finished();
  await readMyself.click();
  await expect(numbered(3)).toBeVisible();
});
