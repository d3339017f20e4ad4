import { ownStoryPath } from '#domain/own-story-path.ts';
import { readQr } from '../support/read-qr.ts';
import { makeAccount, remember, STORAGE_KEY } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, hold, hydrated, test } from './fixtures.ts';
import { MOST_SHIFT, watchShifts } from './layout-shift.ts';
import { putOnShelf } from './put-on-shelf.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test('a book is given by a link: a child reads it with pictures and a voice, and its owner ends it [CL-01]', async ({
  page,
  browser,
  tolerate,
}) => {
  test.slow();
  tolerate(/404/);
  const account = await makeAccount(page.request);
  await creatorOn(page).openStory(account);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const first = await creatorOn(page).paragraphs.first().innerText();
  const shelf = async () => {
    const headers = { Authorization: `Bearer ${account.access_token}` };
    const answer = await page.request.get('/api/my-stories', { headers });
    return ((await answer.json()) as { stories: { picture: string | null }[] }).stories;
  };
  await expect.poll(async () => (await shelf())[0]?.picture, { timeout: 60_000 }).toMatch(/^\/pictures\//);
  await page.getByRole('tab', { name: 'Share' }).click();
  // What gives the beginning away leads to what gives the book.
  await page.getByRole('link', { name: 'Share the whole book' }).click();
  const card = page.getByRole('region', { name: 'Share the whole book' });
  await expect(card).toBeInViewport();
  const make = card.getByRole('button', { name: 'Make a link' });
  await make.click();
  // Nobody agreed yet that names will be seen.
  const code = card.getByRole('img', { name: 'Code that opens the book' });
  await expect(code).toHaveCount(0);
  await card.getByRole('checkbox', { name: 'Names may be seen' }).check();
  await card.getByRole('checkbox', { name: 'They may keep a copy' }).check();
  await make.click();
  await expect(code).toBeVisible();
  const address = await card.getByLabel('Link', { exact: true }).inputValue();
  expect(address).toMatch(/\/shared#[0-9a-f]{32}$/);
  // A camera finds the very same one.
  expect(await readQr(await code.screenshot())).toBe(address);
  for (const name of ['WhatsApp (opens in a new tab)', 'E-mail']) {
    const href = (await card.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    expect(decodeURIComponent(href)).toContain(`${title}\n\n${address}`);
  }
  await expectNoAxeViolations(page);

  const context = await browser.newContext(PHONE);
  const child = await context.newPage();
  await child.addInitScript(() => {
    localStorage.setItem('coppa_age_verified', 'under13');
    localStorage.setItem('coppa_parent_consent', 'granted');
  });
  const counted: string[] = [];
  child.on('request', (request) => {
    if (request.url().endsWith('/api/events')) counted.push(request.url());
  });
  await child.goto(address);
  await hydrated(child);
  await expect(child.getByRole('heading', { name: title })).toBeVisible();
  await expectNothingSideways(child);
  expect((await context.cookies()).map(({ name }) => name)).toContain('child_protected');
  await expectNoAxeViolations(child);
  const spoken = child.waitForResponse(/generate-speech/);
  await child.getByRole('button', { name: /Read to me/ }).click();
  expect((await spoken).status()).toBe(200);
  await expect(child.getByRole('dialog')).toContainText(first.slice(0, 20));
  await expect(child.getByRole('dialog').getByRole('img').first()).toBeVisible();
  expect(counted).toEqual([]);

  await page.reload();
  await hydrated(page);
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(card.getByText(/^Opened once/)).toBeVisible();

  // Whoever has an account may put it on a shelf of their own, and has it there when the link has ended.
  const home = await browser.newContext();
  const grandma = await home.newPage();
  await grandma.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await remember(grandma, await makeAccount(page.request));
  await grandma.goto(address);
  await hydrated(grandma);
  await grandma.getByRole('button', { name: 'Keep a copy' }).first().click();
  const copy = grandma.getByRole('link', { name: 'Open my copy' }).first();
  await expect(copy).toBeVisible();

  await card.getByRole('button', { name: 'End link' }).click();
  await card.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(card.getByText(/^Opened/)).toHaveCount(0);
  await child.reload();
  await hydrated(child);
  await expect(child.getByText('This link does not open a book any more')).toBeVisible();
  await copy.click();
  await expect(grandma.getByRole('heading', { name: title }).first()).toBeVisible();
  await Promise.all([context.close(), home.close()]);
});

test('at another address of the house a link is made that works there, and on paper stands nothing but it [CL-01]', async ({
  page,
  baseURL,
  browser,
  tolerate,
}) => {
  tolerate(/request to http:\/\/127\.0\.0\.1:/);
  const account = await makeAccount(page.request);
  const id = await putOnShelf(page.request, account, 'Ember and the Key');
  const here = (baseURL ?? '').replace('localhost', '127.0.0.1');
  await page.addInitScript(() => (window.print = () => undefined));
  await page.goto(`${here}/healthz`);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    STORAGE_KEY,
    JSON.stringify(account),
  ] as const);
  await page.goto(`${here}${ownStoryPath(id)}`);
  await hydrated(page);
  // It lies open.
  await page.getByRole('button', { name: 'Close the book' }).click();
  await page.getByRole('tab', { name: 'Share' }).click();
  const card = page.getByRole('region', { name: 'Share the whole book' });
  await card.getByRole('checkbox', { name: 'Names may be seen' }).check();
  await card.getByRole('button', { name: 'Make a link' }).click();
  const address = await card.getByLabel('Link', { exact: true }).inputValue();
  expect(address.startsWith(`${here}/shared#`), address).toBe(true);
  expect(await readQr(await card.getByRole('img', { name: 'Code that opens the book' }).screenshot())).toBe(
    address,
  );

  await card.getByRole('button', { name: 'Print the code' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate(() =>
    document.body.innerText.split('\n').filter((line) => line.trim() !== ''),
  );
  expect(paper).toEqual(['Ember and the Key', 'Point your camera at the code to open the book.', address]);
  const printed = page.getByRole('img', { name: 'Code that opens the book' }).filter({ visible: true });
  await expect(printed).toHaveCount(1);
  expect(await readQr(await printed.screenshot())).toBe(address);

  // Whoever gets it is in that house, too.
  const visitor = await browser.newContext();
  const grandma = await visitor.newPage();
  // Nobody has ever asked her how old she is.
  await grandma.goto(address);
  await hydrated(grandma);
  await grandma.getByRole('button', { name: 'I am 13 or older' }).click();
  await expect(grandma.getByRole('heading', { name: 'Ember and the Key' })).toBeVisible();
  expect(new URL(grandma.url()).origin).toBe(here);
  // What she has to say about it reaches the operator, with the link and without its key.
  await grandma.getByRole('button', { name: 'Something is wrong with this story' }).click();
  const sent = grandma.waitForRequest('**/api/story-reports');
  await grandma.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  const report = (await sent).postData() ?? '';
  expect(report).toContain('linkMark');
  expect(report).not.toContain(address.split('#')[1]);
  expect((await (await sent).response())?.status()).toBe(201);
  await visitor.close();
});

test('on a slow line the cover of a shared book stands before a script is there, stays where it is, and is one opening [CL-01]', async ({
  page,
  browser,
}) => {
  const account = await makeAccount(page.request);
  const headers = { Authorization: `Bearer ${account.access_token}` };
  const storyId = await putOnShelf(page.request, account, 'Ember and the Key');
  const made = await page.request.post('/api/book-links', {
    headers,
    data: { storyId, life: 'never', agreed: true },
  });
  const { key } = (await made.json()) as { key: string };
  const context = await browser.newContext(PHONE);
  await watchShifts(context);
  const grandma = await context.newPage();
  await grandma.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  const scripts = await hold(grandma, /\/assets\/.*\.js$/);
  await grandma.goto(`/shared#${key}`);
  const title = grandma.getByRole('heading', { name: 'Ember and the Key' });
  await expect(title).toBeVisible();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  const before = await title.boundingBox();
  scripts.letGo();
  await expect(grandma.getByRole('button', { name: 'I’ll read' })).toBeVisible();
  await expect(title).toHaveCount(1);
  expect(await title.boundingBox()).toEqual(before);
  const shifts = (await grandma.evaluate(() => window.layoutShifts)) ?? [];
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(MOST_SHIFT);
  const { links } = (await (await page.request.get('/api/book-links', { headers })).json()) as {
    links: { opened: number }[];
  };
  expect(links).toMatchObject([{ opened: 1 }]);
  await context.close();
});
