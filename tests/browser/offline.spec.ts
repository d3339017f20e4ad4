import { makeAccount, signedInAs } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn, toastOn } from './creator.ts';
import { madeStory, openPlayer } from './experience.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, test } from './fixtures.ts';
import {
  NO_LINE,
  expectDrawn,
  expectKept,
  freshTab,
  inDeviceStore,
  keptAddresses,
  stayAWhile,
} from './without-line.ts';

test.use({ serviceWorkers: 'allow' });
// The worker takes its time, so that the page has the line; on a busy machine that is long.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ tolerate }) => tolerate(NO_LINE));

test('whoever was here once finds the landing and the creator again without a line [UX-05]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await stayAWhile(page, ['/api/catalogue?age=6-8&lang=en']);
  await context.setOffline(true);
  const tab = await freshTab(context, page);
  await tab.goto('/');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const creator = creatorOn(tab);
  await creator.open();
  await expect(tab.getByText('Making a new story needs the internet.')).toBeVisible();
});

test('a story cannot be made without a line: that is said, and the choices stay [UX-03]', async ({
  page,
  context,
}) => {
  const creator = creatorOn(page);
  await creator.openHeroes();
  await stayAWhile(page, ['/api/catalogue?age=6-8&lang=en']);
  await context.setOffline(true);
  await creator.card(/^Ember the dragon/).click();
  await creator.create.click();
  await expect(toastOn(page, 'Making a new story needs the internet.')).toBeVisible();
  await page.reload();
  await expect(creator.card(/^Ember the dragon/)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByText('You are offline')).toBeHidden();
  await creator.create.click();
  await creator.finished();
});

test('an experience that was opened once opens again without a line [EX-01] [EX-03] [UX-05]', async ({
  page,
  request,
  context,
}) => {
  const { story, multimedia } = await madeStory(request);
  const { length } = multimedia.scenes;
  await openPlayer(page, story.id);
  await stayAWhile(page, [multimedia.audioUrl, ...multimedia.scenes.map(({ image_url }) => image_url)]);
  await expectKept(page, `/story-experience/${story.id}`);
  await context.setOffline(true);
  const tab = await freshTab(context, page);
  const player = await openPlayer(tab, story.id);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(story.title);
  await player.play.click();
  await expect.poll(player.time).toBeGreaterThan(0.3);
  await player.next.click();
  await expect(player.scene(2, length)).toBeVisible();
  await expect
    .poll(() => player.picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('pages of the library that were opened open again, with their picture [UX-05]', async ({
  page,
  context,
}) => {
  await page.goto('/story-library/fairy-tales');
  const story = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = (await story.textContent())?.trim() ?? '';
  await story.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectDrawn(page, 'article header img');
  const { pathname } = new URL(page.url());
  await stayAWhile(page, [pathname]);
  await context.setOffline(true);
  const tab = await freshTab(context, page);
  await tab.goto(pathname);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectDrawn(tab, 'article header img');
});

test("a guest's own story is there after a reload, and in another tab [UX-05]", async ({ page, context }) => {
  const creator = creatorOn(page);
  await creator.openStory();
  const text = await creator.text();
  await stayAWhile(page);
  await expect.poll(() => inDeviceStore(page)).toMatchObject({ stories: 1 });
  await context.setOffline(true);
  await page.reload();
  await creator.onDesk();
  expect(await creator.text()).toBe(text);
  const tab = await freshTab(context, page);
  await tab.goto('/offline');
  await tab.getByRole('region', { name: 'Stories on this device' }).getByRole('link').click();
  await creatorOn(tab).finished();
  expect(await creatorOn(tab).text()).toBe(text);
});

test('a story that a family keeps opens in a fresh tab with its pictures and its sound, until they sign out [UX-05]', async ({
  page,
  context,
  request,
  tolerate,
}) => {
  tolerate(/could not be drawn|401|403/);
  const tokens = await makeAccount(request, { username: 'Mira' });
  const creator = creatorOn(page);
  await creator.openStory(tokens);
  await creator.showText();
  await expectDrawn(page, '[data-scene] figure img');
  await expect(creator.main.getByText('On your shelf')).toBeVisible();
  await stayAWhile(page);

  const tabOfStories = await freshTab(context, page);
  await tabOfStories.goto('/dashboard?tab=stories');
  const keep = tabOfStories.getByRole('switch', { name: /^Keep “.*” on this device$/ });
  await keep.click();
  await expect(
    tabOfStories.getByText(/^On this device with its pictures and sound · [\d.]+ MB$/),
  ).toBeVisible({
    timeout: 45_000,
  });
  await expect(keep).toBeChecked();
  await context.setOffline(true);

  const tab = await freshTab(context, tabOfStories);
  await tab.goto('/dashboard?tab=stories');
  await tab.getByRole('region', { name: 'Stories on this device' }).getByRole('link').click();
  await creatorOn(tab).finished();
  await expect(signedInAs(tab, 'Mira')).toBeVisible();
  const shown = tab.locator('[data-scene] figure img');
  expect(await shown.count()).toBeGreaterThan(1);
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const { book, readMyself } = bookOn(tab);
  await readMyself.click();
  await expect
    .poll(() =>
      book
        .locator('.book-plate img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
    )
    .toBeCloseTo(4 / 3, 1);
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: /^Open the voice player/ }).click();
  const voice = tab.getByRole('region', { name: 'Read aloud' });
  await voice.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(voice.getByRole('status')).toHaveText('Playing');

  expect(await inDeviceStore(tab)).toMatchObject({ stories: 1 });
  await signedInAs(tab, 'Mira').click();
  await tab.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(() => inDeviceStore(tab)).toEqual({ stories: 0, clips: 0 });
  const left = await keptAddresses(tab);
  expect(left.filter((address) => /^\/(?:pictures|storage)\//.test(address))).toEqual([]);
  expect(left.filter((address) => /^\/(?:dashboard|story-)/.test(address))).toEqual([]);
  expect(left).toContain('/offline');
});

test('a device without room says so, and keeps nothing by halves [UX-05]', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await makeAccount(request);
  await creatorOn(page).openStory(tokens);
  await expect(creatorOn(page).main.getByText('On your shelf')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  const keep = creatorOn(page).main.getByRole('switch');
  await keep.click();
  await expect(page.getByText('There is no room left on this device.')).toBeVisible();
  await expect(keep).not.toBeChecked();
});

test('a page that was never opened leads to the offline page, by address and by link [UX-03] [UX-05]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/story-library');
  await stayAWhile(page, ['/story-library']);
  await context.setOffline(true);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expectDrawn(page, 'main img');
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);
  await page.goto('/story-library');
  await page
    .getByRole('main')
    .getByRole('link', { name: /fairy tales/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /fairy tales/i })).toBeVisible();
});

test('a server that is reached leads from the offline page to the page that was wanted, and to no other site [UX-05]', async ({
  request,
}) => {
  const leadsTo = async (from: string) => {
    const answer = await request.get(`/offline?from=${encodeURIComponent(from)}`, { maxRedirects: 0 });
    return answer.headers()['location'];
  };
  expect(await leadsTo('/story-library?age=6-8')).toBe('/story-library?age=6-8');
  expect(await leadsTo('//evil.example')).toBe('/');
  expect((await request.get('/offline', { maxRedirects: 0 })).status()).toBe(200);
});

test('the offline page speaks the language of its reader [UX-05]', async ({ page, context }) => {
  await page.goto('/');
  await stayAWhile(page);
  await page.context().addCookies([{ name: 'appLanguage', value: 'de', url: page.url() }]);
  await page.evaluate(() => localStorage.setItem('appLanguage', 'de'));
  await page.goto('/');
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.match('/offline', { ignoreVary: true }))?.text())?.slice(0, 200),
      ),
    )
    .toContain('lang="de"');
  await context.setOffline(true);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible();
});
