import { makeAccount } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { madeStory, openPlayer } from './experience.ts';
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts';

/** Pictures of a book that do not come. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const LIBRARY_STORY = '/story-library/fairy-tales/five-pots-of-gold';

for (const status of [500, 503])
  test(`a picture of one’s own story that is answered with ${status} is asked for again by itself, and then at a tap [RB-02]`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/Failed to load resource/);
    test.slow();
    /** How often each was asked for, to be seen: what is kept on the device is fetched as well. */
    const refused = new Map<string, number>();
    await page.route('**/pictures/**', (route) => {
      const asked = route.request();
      const url = asked.url();
      if (!url.includes('shape=page')) return route.continue();
      if (asked.resourceType() === 'image') refused.set(url, (refused.get(url) ?? 0) + 1);
      return route.fulfill({ status });
    });
    await creatorOn(page).openStory(await makeAccount(page.request));
    const open = bookOn(page);
    await open.readMyself.tap();
    const again = open.button('Try again');
    await expect(again).toBeVisible();
    expect([...refused.values()]).toEqual([2]);
    await expect(open.book.getByText('Image unavailable')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/pictures/**');
    await again.tap();
    const picture = open.book.getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

test('a picture that fails once is there a moment later, and nobody is bothered [RB-02]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  const { story, multimedia } = await madeStory(request);
  const address = `**${multimedia.scenes[0]?.image_url}?shape=page`;
  await openPlayer(page, story.id);
  await page.route(address, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const open = bookOn(page);
  await open.readMyself.tap();
  const picture = open.book.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(open.button('Try again')).toHaveCount(0);
});

test('a library book whose pictures cannot be looked up says so, and has its pages at a tap, open at the same words [RB-02] [EX-02]', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  let refused = 0;
  await page.route('**/api/library/stories/*/scenes*', (route) => {
    refused += 1;
    return route.fulfill({ status: 503, json: { code: 'busy', error: 'busy' } });
  });
  await page.goto(LIBRARY_STORY);
  await hydrated(page);
  const open = bookOn(page);
  await open.readMyself.tap();
  await expect(open.book.getByText('Image unavailable')).toBeVisible();
  expect(refused).toBe(2);
  await expect(open.page(1)).toContainText('Page 1 of 1');
  // Three leaves on, the reader asks for the pictures.
  for (const _ of [1, 2, 3]) {
    const before = await open.share();
    await page.keyboard.press('ArrowRight');
    await expect.poll(open.share).toBeGreaterThan(before);
  }
  await page.waitForTimeout(400);
  const [first] = await open.seen();
  const seen = (await open.seen()).slice(0, 6).join(' ');
  expect(first).toBeTruthy();
  await page.unroute('**/api/library/stories/*/scenes*');
  await open.button('Try again').tap();
  await expect(open.book.getByText(/^Page \d+ of [2-9]/)).toBeVisible();
  await expect(open.book.getByRole('img').first()).toBeVisible();
  await expect.poll(async () => (await open.seen()).join(' ')).toContain(seen.split(' ').at(-1) ?? '');
});
