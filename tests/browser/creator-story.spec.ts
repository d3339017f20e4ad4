import { makeAccount, remember } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn, toastOn } from './creator.ts';
import { expect, expectNoAxeViolations, hold, test } from './fixtures.ts';

test('a guest goes from the landing page to a finished story [LP-03] [WZ-09] [WZ-12]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().click();
  const creator = creatorOn(page);
  await expect(creator.heading).toHaveText('Where does your story happen?');
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember/);
  await creator.create.click();
  const asked = Date.now();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'I’ll read' })).toBeVisible();
  test.info().annotations.push({ type: 'the cover on screen', description: `${Date.now() - asked} ms` });
  await expect(toastOn(page, 'Story created successfully!')).toBeVisible();
  await creator.finished();
  expect(await creator.text()).toContain('Ember');
  const summary = page.getByRole('region', { name: 'What it is made of' });
  for (const part of ['Ember the dragon', 'Friendship', 'Enchanted Forest'])
    await expect(summary).toContainText(part);
  for (const name of ['Continue Story', 'Add Characters', 'Change Theme', 'Start Over']) {
    await expect(creator.main.getByRole('button', { name })).toBeVisible();
  }
  await expect(creator.main.getByRole('button', { name: 'New Story' })).toHaveCount(2);
  await expect(page.getByText('Told by our own storyteller')).toBeVisible();
  await expectNoAxeViolations(page);
  await creator.main.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('100% Free & Safe')).toBeVisible();
});

test('the story is in the story language, the page in its own [LA-02] [LA-05]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open();
  await page.getByLabel('Language of the story').selectOption('es');
  await expect(creator.card(/^Bosque/).first()).toBeVisible();
  await creator.main.locator('[data-option="enchanted-forest"]').click();
  await creator.main.locator('[data-option="friendship"]').click();
  await creator.main.locator('[data-option="ember"]').click();
  await creator.create.click();
  await creator.finished();
  expect(await creator.text()).toMatch(/\b(dijo|estaba|había|preguntó)\b/);
  await expect(creator.main.locator('[lang="es"]').first()).toBeVisible();
  await expect(creator.main.getByRole('button', { name: 'Continue Story' })).toBeVisible();
});

test('a story goes on after a blank line, and again [WZ-12]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.openStory();
  const before = await creator.text();
  await creator.main.getByRole('button', { name: 'Continue Story' }).click();
  await expect(toastOn(page, 'Story continued successfully!')).toBeVisible();
  const after = await creator.text();
  expect(after.startsWith(`${before}\n\n`)).toBe(true);
  expect(after.length).toBeGreaterThan(before.length + 200);
});

test('“Again!” is the very same story, from its first word [TL-09]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.openStory();
  const before = await creator.text();
  await creator.main.getByRole('button', { name: 'Again!' }).click();
  const { book, page: numbered, paragraphs } = bookOn(page);
  await expect(numbered(1)).toBeVisible();
  expect(before.startsWith(await paragraphs.first().innerText())).toBe(true);
  await creator.finished();
  await expect(book).toHaveCount(0);
  expect(await creator.text()).toBe(before);
});

test('more heroes and another theme end by continuing the story [WZ-10]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.openStory();
  await creator.main.getByRole('button', { name: 'Add Characters' }).click();
  await expect(creator.heading).toHaveText('Who joins the story?');
  await creator.main.getByRole('button', { name: 'Back to the story' }).click();
  await creator.main.getByRole('button', { name: 'Add Characters' }).click();
  await creator.card(/^Waffles/).click();
  await creator.main.getByRole('button', { name: 'Continue with this' }).click();
  await expect(toastOn(page, 'Story continued successfully!')).toBeVisible();
  expect(await creator.text()).toContain('Waffles');
  await creator.finished();
  await creator.main.getByRole('button', { name: 'Change Theme' }).click();
  await expect(creator.heading).toHaveText('Which way should the story turn?');
  await creator.card(/^Adventure/).click();
  await creator.main.getByRole('button', { name: 'Continue with this' }).click();
  await expect(page.getByRole('region', { name: 'What it is made of' })).toContainText('Adventure');
});

test('New Story writes afresh with the same choices; Start Over clears everything [WZ-13]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.openStory();
  const first = await creator.text();
  await creator.main.getByRole('button', { name: 'New Story' }).first().click();
  await expect.poll(creator.text).not.toBe(first);
  await creator.finished();
  await creator.main.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Over' }).click();
  await expect(creator.heading).toHaveText('Where does your story happen?');
  await expect(creator.next).toBeDisabled();
});

test('a second press while it is written asks for nothing [WZ-11]', async ({ page }) => {
  const creator = creatorOn(page);
  const { asked, letGo } = await hold(page, '**/functions/v1/generate-story');
  await creator.openHeroes();
  await creator.card(/^Ember/).click();
  await creator.create.dblclick();
  // The second half of the double click falls on the book that lies open now, and means nothing there.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'I’ll read' })).toBeVisible();
  letGo();
  await creator.finished();
  expect(asked()).toBe(1);
});

test('the text fills the book while it is still being written [ST-03] [RB-03]', async ({ page }) => {
  // The server's own stream is over too soon to be seen; this one waits in the middle.
  await page.addInitScript(() => {
    const real = window.fetch;
    const story = () =>
      new ReadableStream({
        async start(stream) {
          const send = (event: string, data: object) =>
            stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
          send('writer', { writer: 'built-in' });
          send('title', { title: 'Half a story' });
          send('text', { text: 'It had only just begun.' });
          await new Promise((resolve) => window.addEventListener('go on', resolve, { once: true }));
          send('text', { text: ' And then it ended.' });
          send('done', {});
          stream.close();
        },
      });
    window.fetch = async (input, init) =>
      typeof input === 'string' && input.endsWith('/generate-story')
        ? new Response(story())
        : real(input, init);
  });
  const creator = creatorOn(page);
  await creator.openHeroes();
  await creator.card(/^Ember/).click();
  await creator.create.click();
  const open = bookOn(page);
  await expect(open.book.locator('.book-title')).toHaveText('Half a story');
  await open.button('I’ll read').click();
  await expect(open.paragraphs).toHaveText(['It had only just begun.']);
  // What comes after it is still to be written, and no end of the story.
  await page.keyboard.press('ArrowRight');
  await expect(
    open.book.getByRole('status').filter({ hasText: 'The storyteller is writing …' }),
  ).toBeVisible();
  await expect(open.end).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(open.paragraphs).toHaveText(['It had only just begun.']);
  await page.evaluate(() => window.dispatchEvent(new Event('go on')));
  await expect(open.paragraphs).toHaveText(['It had only just begun. And then it ended.']);
  await creator.finished();
  await expect(creator.heading).toHaveText('Half a story');
  await expect(creator.paragraphs).toHaveText(['It had only just begun. And then it ended.']);
});

test('a story that breaks off leaves the choices as they were', async ({ page, tolerate }) => {
  tolerate(/Story generation failed/);
  const creator = creatorOn(page);
  await page.route('**/functions/v1/generate-story', (route) =>
    route.fulfill({
      headers: { 'Content-Type': 'text/event-stream' },
      body: 'event: text\ndata: {"text":"It had only just begun."}\n\n',
    }),
  );
  await creator.openHeroes();
  await creator.card(/^Ember/).click();
  await creator.create.click();
  await expect(toastOn(page, 'Something went wrong. Please try again.')).toBeVisible();
  await expect(creator.create).toBeEnabled();
});

test('a guest’s story survives a reload and is offered again on return', async ({ page, context }) => {
  const creator = creatorOn(page);
  await creator.makeStory();
  const text = await creator.text();
  await page.reload();
  await creator.onDesk();
  expect(await creator.text()).toBe(text);
  const later = await context.newPage();
  const again = creatorOn(later);
  await again.open();
  await later.getByRole('button', { name: 'Open it' }).click();
  await again.finished();
  expect(await again.text()).toBe(text);
  await later.close();
});

test('a signed-in person’s story is illustrated, goes to My Stories and can be reopened from there [ST-06] [PI-04]', async ({
  page,
  request,
}) => {
  const tokens = await makeAccount(request);
  await remember(page, tokens);
  const asked = page.waitForRequest('**/generate-story-visuals');
  const creator = creatorOn(page);
  await creator.makeStory();
  const text = await creator.text();
  await expect(creator.main.locator('[data-scene] img')).toHaveCount(5);
  // What is drawn is what the tale directs, scene by scene.
  const { beats, scenes } = (await asked).postDataJSON() as { beats: number[]; scenes: { offset: number }[] };
  expect(scenes.map(({ offset }) => offset)).toEqual(beats);
  await expect(page.getByText('On your shelf')).toBeVisible();
  await expect(page.getByText(/Drawn by our own illustrator/)).toBeVisible();
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const shelf = async () =>
    (
      (await (await request.get('/api/my-stories', { headers })).json()) as {
        stories: { id: string; picture: string }[];
      }
    ).stories;
  await expect.poll(async () => (await shelf())[0]?.picture).toMatch(/^\/pictures\//);
  const [kept] = await shelf();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/?create&story=${kept?.id}`);
  await creator.finished();
  expect(await creator.text()).toBe(text);
  await expect(creator.main.locator('[data-scene] img')).toHaveCount(5);
  await expect(page).toHaveURL('/?create&step=story');
});
