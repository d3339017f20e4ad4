import { readFile } from 'node:fs/promises';
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { makeAccount, remember, type Tokens } from './accounts.ts';
import { adventureOn } from './adventure.ts';
import { creatorOn, toastOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, test } from './fixtures.ts';
import { putStory } from './told-story.ts';

const newStory = (page: Page) => creatorOn(page).main.getByRole('button', { name: 'New Story' }).first();
const goOn = (page: Page) => creatorOn(page).main.getByRole('button', { name: 'Continue Story' });

/** A second tab of the same browser, with a session of its own. */
async function secondTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  return { page, creator: creatorOn(page) };
}

/** Another device writes the one story of My Stories anew; says which revision that is. */
async function tellElsewhere(request: APIRequestContext, tokens: Tokens, text: string): Promise<number> {
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const { stories } = (await (await request.get('/api/my-stories', { headers })).json()) as {
    stories: { id: string }[];
  };
  const answer = await request.patch(`/api/my-stories/${stories[0]?.id}`, {
    headers,
    data: { segments: [{ id: 'elsewhere', text }] },
  });
  const { story } = (await answer.json()) as { story: { revision: number } };
  return story.revision;
}

/** Nothing more fits, not even a letter. */
async function fillStorage(page: Page) {
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
      for (let i = 0; ; i++) {
        try {
          localStorage.setItem(`filler-${size}-${i}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
}

test('New Story keeps the one before, in a list of the last ones [UX-06] [WZ-13]', async ({
  page,
  context,
}) => {
  const creator = creatorOn(page);
  await creator.openStory();
  const first = await creator.text();
  await expect(page.getByText('Kept in this browser as a draft')).toBeVisible();
  await newStory(page).click();
  await expect.poll(creator.text).not.toBe(first);
  await creator.finished();
  const second = await creator.heading.innerText();

  const later = await secondTab(context);
  await later.creator.open();
  const list = later.page
    .getByRole('list')
    .filter({ has: later.page.getByRole('button', { name: /^Open it/ }) });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(second);
  await expectNoAxeViolations(later.page);
  await list
    .getByRole('button', { name: /^Open it/ })
    .last()
    .click();
  await later.creator.finished();
  expect(await later.creator.text()).toBe(first);
  await later.page.goBack();
  await list
    .getByRole('button', { name: /^Remove “/ })
    .first()
    .click();
  await later.page.getByRole('button', { name: 'Bring it back' }).click();
  await later.page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a guest whose list is full is asked before the oldest goes, and can take it along [UX-06]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  for (let i = 0; i < 5; i++) {
    await putStory(page);
    await page.goto('/?create');
    await creator.onDesk();
  }
  const title = await creator.heading.innerText();
  await newStory(page).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this story?' });
  await expect(dialog).toContainText('keeps your last 5 stories');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await newStory(page).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download it' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.txt$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(title);
  await dialog.getByRole('button', { name: 'Go on without it' }).click();
  await expect(toastOn(page, 'Story created successfully!')).toBeVisible();
  const kept = await page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('fabloom.story.')).length,
  );
  expect(kept).toBe(5);
});

test('a browser that is full says so, offers the download, and asks before the story goes [UX-06] [WZ-13]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await putStory(page);
  await fillStorage(page);
  await page.goto('/?create');
  await creator.onDesk();
  const text = await creator.text();
  await expect(page.getByText('Not kept: there is no room left in this browser.')).toBeVisible();
  await expect(page.getByText('Kept in this browser as a draft')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await creator.main.getByRole('button', { name: 'Download it' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(text);

  const dialog = page.getByRole('dialog', { name: 'Keep this story?' });
  for (const name of ['New Story', 'Start Over']) {
    await creator.main.getByRole('button', { name }).first().click();
    await expect(dialog).toContainText('is not kept anywhere');
    await dialog.getByRole('button', { name: 'Not now' }).click();
  }
  await page.goto('/?create&age=6-8&setting=enchanted-forest&theme=friendship&heroes=ember');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await creator.onDesk();
  expect(await creator.text()).toBe(text);
  await page.goto('/?create&age=6-8&setting=enchanted-forest&theme=friendship&heroes=ember');
  await dialog.getByRole('button', { name: 'Go on without it' }).click();
  await expect(creator.heading).toHaveText('Who is in the story?');
});

test('what was told last can be taken back, once [UX-06]', async ({ page, request }) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  const before = await creator.text();
  const undo = creator.main.getByRole('button', { name: 'Take back the last part' });
  await expect(undo).toHaveCount(0);
  await goOn(page).click();
  await expect(toastOn(page, 'Story continued successfully!')).toBeVisible();
  await creator.finished();
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await undo.click();
  await expect(goOn(page)).toBeFocused();
  await expect.poll(creator.text).toBe(before);
  await expect(undo).toHaveCount(0);
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await page.reload();
  await creator.onDesk();
  expect(await creator.text()).toBe(before);
});

test('two tabs of a guest that make different stories keep both [UX-06]', async ({ page, context }) => {
  const creator = creatorOn(page);
  await creator.openStory();
  const other = await secondTab(context);
  await other.creator.makeStory();
  await goOn(page).click();
  await expect(toastOn(page, 'Story continued successfully!')).toBeVisible();
  await other.page.evaluate(() => sessionStorage.clear());
  await other.creator.open();
  await expect(other.page.getByRole('button', { name: /^Open it/ })).toHaveCount(2);
});

test('a second tab with the same story says so, and follows; where both go on, both are kept [UX-06]', async ({
  page,
  context,
}) => {
  const creator = creatorOn(page);
  await creator.openStory();
  const other = await secondTab(context);
  await other.creator.open();
  await other.page.getByRole('button', { name: 'Open it' }).click();
  await other.creator.finished();
  for (const tab of [page, other.page])
    await expect(tab.getByText(/^Also open in another tab/)).toBeVisible();

  await goOn(page).click();
  await expect(toastOn(page, 'Story continued successfully!')).toBeVisible();
  const longer = await creator.text();
  await expect.poll(other.creator.text).toBe(longer);
  await creator.finished();

  const answers: (() => void)[] = [];
  for (const tab of [page, other.page]) {
    await tab.route('**/functions/v1/generate-story', async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    await goOn(tab).click();
  }
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  const copies = async () =>
    (await Promise.all([creator, other.creator].map(({ heading }) => heading.innerText()))).filter((title) =>
      title.endsWith(' (2)'),
    );
  await expect.poll(copies).toHaveLength(1);
  expect(await creator.text()).toContain(longer);
  expect(await other.creator.text()).toContain(longer);
  expect(await creator.text()).not.toBe(await other.creator.text());
  await other.page.close();
  await expect(page.getByText(/^Also open in another tab/)).toHaveCount(0);
});

test('two tabs that tell a story of My Stories on are asked: both, or the newer [UX-06] [ST-06]', async ({
  page,
  context,
  request,
  tolerate,
}) => {
  tolerate(/409/);
  const creator = creatorOn(page);
  const tokens = await makeAccount(request);
  await creator.openStory(tokens);
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  const other = await secondTab(context);
  await other.page.goto('/dashboard?tab=stories');
  await other.page.getByRole('article').getByRole('link').first().click();
  await other.creator.finished();

  await goOn(page).click();
  await expect(toastOn(page, 'Story continued successfully!')).toBeVisible();
  const told = await creator.text();
  await expect.poll(other.creator.text).toBe(told);
  await creator.finished();

  // Another device changes it: no tab hears of it.
  await other.page.close();
  const scenes = page.locator('[data-scene]');
  await expect(scenes.locator('img')).toHaveCount(await scenes.count());
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  const changed = await tellElsewhere(request, tokens, 'And somewhere else it went on.');
  expect(changed).toBeGreaterThan(1);
  await goOn(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'This story went on somewhere else' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  const ours = await creator.text();
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await expect(creator.heading).toHaveText(/\(2\)$/);
  expect(await creator.text()).toBe(ours);
  await page.goto('/dashboard?tab=stories');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('whoever takes the newer one reads the newer one [UX-06]', async ({ page, request, tolerate }) => {
  tolerate(/409/);
  const creator = creatorOn(page);
  const tokens = await makeAccount(request);
  await creator.openStory(tokens);
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  const scenes = page.locator('[data-scene]');
  await expect(scenes.locator('img')).toHaveCount(await scenes.count());
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  expect(await tellElsewhere(request, tokens, 'It was told quite differently somewhere else.')).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await goOn(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const news = toastOn(page, 'Story continued successfully!');
  await expect(news, 'it does not lie over the question').toBeHidden();
  // On a slow machine it has been read before the question comes.
  const waits = (await news.count()) > 0;
  await question.getByRole('button', { name: 'Take the newer one' }).click();
  if (waits) await expect(news).toBeVisible();
  await expect(creator.paragraphs).toHaveText(['It was told quite differently somewhere else.']);
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the story of another account waits for its owner [UX-06] [PC-03]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  // Three people's worth of pages.
  test.setTimeout(120_000);
  const creator = creatorOn(page);
  const ada = await makeAccount(request);
  await remember(page, ada);
  await page.route('**/api/my-stories', (route) => route.abort());
  await creator.makeStory();
  const title = await creator.heading.innerText();
  await expect(
    page.getByText('Kept in this browser. It goes onto your shelf when you are online again.'),
  ).toBeVisible();

  const bo = await makeAccount(request);
  await remember(page, bo);
  await creator.open();
  await expect(creator.heading).toHaveText('Where does your story happen?');
  await expect(page.getByRole('button', { name: 'Open it' })).toHaveCount(0);
  const headers = { Authorization: `Bearer ${bo.access_token}` };
  expect(await (await request.get('/api/my-stories', { headers })).json()).toMatchObject({ stories: [] });
  await remember(page, ada);
  await page.goto('/?create');
  await page.getByRole('button', { name: 'Open it' }).click();
  await creator.finished();
  await expect(creator.heading).toHaveText(title);
  // Sent before it was looked for, it would be on the shelf already.
  await page.unroute('**/api/my-stories');
  for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
});

test('an adventure survives a reload where it was left, and becomes a story of My Stories [UX-06] [AD-04]', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  const game = adventureOn(page);
  await game.start.click();
  await game.toChoices();
  const chosen = await game.choices.nth(1).locator('.readable').innerText();
  await game.choices.nth(1).click();
  await expect(game.part(2)).toBeVisible();
  const second = await game.text();
  await game.toChoices();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await game.goOn.click();
  await expect(game.part(2)).toBeVisible();
  expect(await game.text()).toBe(second);
  for (const part of [3, 4]) {
    await game.toChoices();
    await game.choices.first().click();
    await expect(game.part(part)).toBeVisible();
  }
  const title = await game.book.getByRole('heading', { level: 2 }).innerText();
  await game.toTheEnd();
  await game.toCover();
  await page.keyboard.press('ArrowRight');
  const pictures = new Set<string | null>();
  await game.turnTo(async () => {
    if (await game.end.isVisible()) return true;
    const shown = await game.picture.getByRole('img').getAttribute('src');
    // The whole text shows the same one wide.
    pictures.add(shown?.replace('?shape=page', '') ?? null);
    return false;
  });
  await page.getByRole('button', { name: 'Keep this adventure' }).click();
  await expect(toastOn(page, 'Your adventure is on your shelf')).toBeVisible();
  await expect(game.book.getByRole('link', { name: 'My Stories' })).toHaveAttribute(
    'href',
    '/dashboard?tab=stories',
  );
  await page.reload();
  await game.goOn.click();
  await game.toTheEnd();
  await page.goto('/dashboard?tab=stories');
  await page.getByRole('link', { name: title }).click();
  await creator.finished();
  expect(await creator.text()).toContain(`→ ${chosen}`);
  // With the very pictures that were seen on the way.
  await creator.showText();
  expect(await sourcesOf(page.getByRole('article').locator('figure').getByRole('img'))).toEqual([
    ...pictures,
  ]);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a list of kept stories and a full browser fit ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const creator = creatorOn(page);
    for (let i = 0; i < 2; i++) {
      await putStory(page);
      await page.goto('/?create');
      await creator.onDesk();
    }
    await page.evaluate(() => sessionStorage.clear());
    await creator.open();
    await expectNothingSideways(page);
    await page.screenshot({ path: test.info().outputPath('list.png') });
    await putStory(page);
    await fillStorage(page);
    await page.goto('/?create');
    await creator.onDesk();
    await expectNothingSideways(page);
    await page.screenshot({ path: test.info().outputPath('full.png') });
  });
}

function sourcesOf(pictures: Locator): Promise<(string | null)[]> {
  return pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
}
