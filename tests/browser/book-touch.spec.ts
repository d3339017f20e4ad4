import type { Page } from '@playwright/test';
import { makeAccount } from './accounts.ts';
import { STARTING, bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNothingSideways, hydrated, test } from './fixtures.ts';
import { putStory } from './told-story.ts';
import { smallTargets } from './thumb.ts';

/** An open book, with nothing but a finger. */
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const LIBRARY_STORY = '/story-library/fairy-tales/five-pots-of-gold';

interface Place {
  x: number;
  y: number;
}

function withFinger(page: Page) {
  const open = bookOn(page);
  const head = open.book.locator('.book-head');
  const tap = ({ x, y }: Place) => page.touchscreen.tap(x, y);
  return {
    ...open,
    head,
    tap,
    /** Nothing was touched for a while. */
    async isLeftAlone() {
      await expect(head).toHaveCSS('opacity', '0', { timeout: 12_000 });
    },
    /** The middle of a word that is seen. */
    word: (nth = 2) =>
      open.paragraphs.first().evaluate((paragraph, wanted) => {
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const places: { x: number; y: number; at: number }[] = [];
        let before = 0;
        while (walker.nextNode()) {
          const run = walker.currentNode as Text;
          const isPlain = !run.parentElement?.closest('button');
          for (const { index, 0: word } of isPlain ? run.data.matchAll(/\p{L}{4,}/gu) : []) {
            const range = document.createRange();
            range.setStart(run, index);
            range.setEnd(run, index + word.length);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            if (left > 30 && right < innerWidth - 30)
              places.push({ x: (left + right) / 2, y: (top + bottom) / 2, at: before + index });
          }
          before += run.data.length;
        }
        return places[wanted] ?? { x: 0, y: 0, at: -1 };
      }, nth),
    async canBeClosed() {
      await expect(head).toHaveCSS('opacity', '1');
      await expect(open.button('Close the book')).toBeInViewport();
      await open.button('Close the book').tap();
      await expect(open.book).toHaveCount(0);
    },
  };
}

async function openLibrary(page: Page) {
  await page.goto(LIBRARY_STORY);
  await hydrated(page);
  const open = withFinger(page);
  await open.readMyself.tap();
  await expect(open.page(1)).toBeVisible();
  return open;
}

for (const height of [640, 740])
  test(`a guest turns to page two of a phone of ${height} px, waits, and one tap beside the words brings every button back [RB-02] [RB-05]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    const creator = creatorOn(page);
    await creator.openHeroes();
    await creator.card(/^Ember the dragon/).tap();
    await creator.create.tap();
    const open = withFinger(page);
    await open.button('I’ll read').tap();
    await expect(open.page(1)).toBeVisible();
    await expect(async () => {
      await open.tap({ x: 355, y: 560 });
      await expect(open.page(2)).toBeAttached({ timeout: 500 });
    }).toPass();
    await open.isLeftAlone();
    await open.book.getByRole('heading', { name: 'The next pictures are waiting' }).tap();
    await expect(open.head).toHaveCSS('opacity', '1');
    await expect(open.button('Bedtime light')).toBeInViewport();
    // Another one hides them; and a word that nobody reads aloud to a guest is as good as a place beside one.
    await open.book.getByRole('heading', { name: 'The next pictures are waiting' }).tap();
    await open.isLeftAlone();
    await open.tap(await open.word());
    await open.canBeClosed();
  });

test('a book without pictures has its buttons at a tap beside the words, and pauses at two [RB-02]', async ({
  page,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/status of 503/);
  await page.route('**/api/library/stories/*/scenes*', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', error: 'busy' } }),
  );
  const open = await openLibrary(page);
  await open.isLeftAlone();
  await open.tap({ x: 180, y: 20 });
  await expect(open.button('Play the narration')).toBeVisible();
  await expect(open.head).toHaveCSS('opacity', '1');
  await open.button('Play the narration').tap();
  await expect.poll(open.spoken, STARTING).not.toBeNull();
  await open.isLeftAlone();
  await open.tap({ x: 180, y: 20 });
  await open.button('Pause the narration').tap();
  await expect(open.button('Play the narration')).toBeVisible();
});

test('the first tap on a word has it read from there, and shows how to stop it [RB-02]', async ({ page }) => {
  test.setTimeout(120_000);
  const open = await openLibrary(page);
  await open.isLeftAlone();
  const { at, ...place } = await open.word(6);
  expect(at).toBeGreaterThan(0);
  await open.tap(place);
  await expect(open.button('Pause the narration')).toBeInViewport();
  await expect(open.head).toHaveCSS('opacity', '1');
  await expect.poll(open.spoken, STARTING).not.toBeNull();
  const heard = (await open.spoken()) ?? 0;
  expect(heard).toBeGreaterThanOrEqual(at - 1);
});

test('a tap that closes a menu over the book does no more than that [RB-02]', async ({ page }) => {
  const open = await openLibrary(page);
  await open.button('Sleep timer and sounds').tap();
  await expect(page.getByRole('button', { name: '5 minutes' })).toBeVisible();
  await open.tap(await open.word(4));
  await expect(page.getByRole('button', { name: '5 minutes' })).toHaveCount(0);
  await expect(open.head).toHaveCSS('opacity', '1');
  await expect(open.button('Play the narration')).toBeVisible();
});

test('a word with a card offers to be read from there as well [RB-02]', async ({ page }) => {
  test.setTimeout(120_000);
  await putStory(page, await makeAccount(page.request));
  await page.goto('/?create');
  await hydrated(page);
  const open = withFinger(page);
  await open.readMyself.tap();
  await expect(open.page(1)).toBeVisible();
  const word = open.book.locator('.word-help').first();
  await word.tap();
  const card = page.locator('[data-word-card]');
  await expect(card).toBeVisible();
  expect(await smallTargets(page, '[data-word-card] button')).toEqual([]);
  await card.getByRole('button', { name: 'Read from here' }).tap();
  await expect(card).toHaveCount(0);
  await expect(open.button('Pause the narration')).toBeVisible();
  await expect.poll(open.spoken, STARTING).not.toBeNull();
});

/** Across the page, as a browser hears it of a real finger; meanwhile something else may happen. */
async function swipe(page: Page, from: Place, to: Place, meanwhile?: () => Promise<unknown>): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Place[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step++) {
    await send('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
    ]);
    await page.waitForTimeout(20);
  }
  await meanwhile?.();
  await send('touchEnd', []);
}

test('a finger that goes across the page turns it, and is no tap [RB-02]', async ({ page }) => {
  const open = await openLibrary(page);
  const before = await open.share();
  await swipe(page, { x: 300, y: 500 }, { x: 80, y: 510 });
  await expect.poll(open.share).toBeGreaterThan(before);
  await expect(open.button('Pause the narration')).toHaveCount(0);
  await swipe(page, { x: 60, y: 500 }, { x: 300, y: 490 });
  await expect.poll(open.share).toBe(before);
  // The book is drawn anew while the finger is on its way.
  await swipe(page, { x: 300, y: 500 }, { x: 80, y: 510 }, () => page.keyboard.press('Shift'));
  await expect.poll(open.share).toBeGreaterThan(before);
});

test('whoever tabs to a word on another leaf sees that leaf, whole [RB-02]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await putStory(page, await makeAccount(page.request));
  await page.goto('/?create');
  await hydrated(page);
  const open = withFinger(page);
  await open.readMyself.tap();
  await expect(open.page(1)).toBeVisible();
  const words = open.book.locator('.word-help');
  await expect(words.first()).toBeAttached();
  const leafOf = () =>
    open.book.locator('.book-leaves').evaluate((leaves) => leaves.scrollLeft / leaves.clientWidth);
  const width = await open.book.locator('.book-leaves').evaluate((leaves) => leaves.clientWidth);
  const later = words.nth(
    await words.evaluateAll(
      (all, page) => all.findIndex((each) => each.getBoundingClientRect().left > page),
      width,
    ),
  );
  await later.focus();
  await expect(later).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await leafOf()) % 1).toBe(0);
  expect(await leafOf()).toBeGreaterThan(0);
  const before = await open.share();
  await page.keyboard.press('ArrowRight');
  await expect.poll(open.share).toBeGreaterThan(before);
});

test('an upright phone has the book on its whole screen, and every button beside the others [RB-02]', async ({
  page,
}) => {
  await creatorOn(page).openStory(await makeAccount(page.request));
  const open = withFinger(page);
  await open.readMyself.tap();
  await expect(open.page(1)).toBeVisible();
  await expectNothingSideways(page);
  expect(await smallTargets(page, 'dialog header button')).toEqual([]);
  const buttons = open.head.getByRole('button');
  await expect(buttons).toHaveCount(6);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await open.button('Full screen').tap();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await open.button('Leave full screen').tap();
  await expect.poll(isFull).toBe(false);
});
