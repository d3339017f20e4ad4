import type { Page } from '@playwright/test';
import type { SeriesCard, StoryCard } from '#contract/library.ts';
import { inDatabase } from './database.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNothingSideways,
  hold,
  hydrated,
  open,
  test,
} from './fixtures.ts';

const FAIRY_TALES = '/story-library/fairy-tales';
const NON_FICTION = '/story-library/non-fiction';
const STORY = `${FAIRY_TALES}/five-pots-of-gold`;

test('the library has two categories with a picture each [LB-01]', async ({ page }) => {
  await open(page, '/story-library');
  const cards = page.getByRole('list', { name: 'Categories' }).getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const [name, path] of [
    ['Fairy Tales', FAIRY_TALES],
    ['Non Fiction', NON_FICTION],
  ] as const) {
    await expect(cards.getByRole('link', { name })).toHaveAttribute('href', path);
    await expect(cards.filter({ hasText: name }).locator('img')).toBeVisible();
  }
  // Not only the words: the whole card leads on.
  await cards.first().click({ position: { x: 80, y: 80 } });
  await expect(page).toHaveURL(FAIRY_TALES);
});

test('what readers vote for comes to the top, ten stories of it [LB-07]', async ({ page }) => {
  const title = await inDatabase(async (make) => {
    const story = await make.story({ title: `The Most Starred of All ${Date.now()}` });
    for (let i = 0; i < 3; i++) await make.vote({ storyId: story.id, voteType: 'star' });
    return story.title;
  });
  await open(page, NON_FICTION);
  // The page itself is kept for a minute; its data is not.
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  const top = page.getByRole('region', { name: 'Top stories' });
  await expect(top.getByRole('article')).toHaveCount(10);
  const first = top.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText(title);
  await expect(first).toContainText('3 stars');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await expect(page).toHaveURL('/story-library');
});

test('fairy tales are filtered by exact age, together with the search, and the address says so [LB-02]', async ({
  page,
}) => {
  const list = await openList(page, FAIRY_TALES);
  const ages = page.getByRole('group', { name: 'Age group' });
  const chips = ages.locator('label');
  await expect(chips).toHaveText(['All', '3-5', '6-8', '9-12']);
  await expect(ages.getByRole('radio', { name: 'All' })).toBeChecked();
  const all = await list.cards.count();

  await chips.nth(1).click();
  await expect(page).toHaveURL(`${FAIRY_TALES}?age=3-5`);
  const young = await list.cards.count();
  expect(young).toBeGreaterThan(10);
  expect(young).toBeLessThan(all);
  await expect(list.cards.filter({ hasText: 'Ages 3-5' })).toHaveCount(young);
  await expect(list.found).toHaveText(`${young} stories`);

  await list.search.fill('yAWN');
  await expect(list.cards).toHaveCount(1);
  await expect(list.cards).toContainText('The Yawn That Got Out');
  await expect(page).toHaveURL(`${FAIRY_TALES}?age=3-5&q=yAWN`);
  await chips.nth(3).click();
  await expect(page.getByText('No stories found')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(list.cards).toHaveCount(all);
  await expect(page).toHaveURL(FAIRY_TALES);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);
});

test('the search finds titles, themes and any character while it is typed [LB-02]', async ({ page }) => {
  const list = await openList(page, FAIRY_TALES);
  await list.search.pressSequentially('five pots');
  await expect(list.titles).toHaveText(['Five Pots of Gold']);
  await list.search.fill('jindo');
  await expect(list.titles).toHaveText(['Five Pots of Gold']);
  await list.search.fill('honesty');
  await expect(list.titles.filter({ hasText: 'One True Thing' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(list.search).toHaveValue('');
  await expect(list.titles.nth(10)).toBeVisible();
});

test('a shared link opens the same part of the list, also without scripts [LB-02]', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`${FAIRY_TALES}?age=9-12&q=sadko`)).text();
  expect(html.includes('>Sadko and the Dancing Sea</a>')).toBe(true);
  expect(html.includes('>The Yawn That Got Out</a>')).toBe(false);
  const list = await openList(page, `${FAIRY_TALES}?age=9-12&q=sadko`);
  await expect(list.titles).toHaveText(['Sadko and the Dancing Sea']);
  await expect(list.search).toHaveValue('sadko');
});

test('every way back leads one level up, to the list as it was [LB-02]', async ({ page }) => {
  await open(page, '/story-library');
  await page.getByRole('link', { name: 'Fairy Tales', exact: true }).click();
  const list = await listOn(page);
  await list.search.fill('pots');
  await page.getByRole('link', { name: 'Five Pots of Gold' }).click();
  await expect(page).toHaveURL(STORY);
  await page.getByRole('link', { name: 'Back to Fairy Tales' }).click();
  await expect(page).toHaveURL(`${FAIRY_TALES}?q=pots`);
  await expect(list.search).toHaveValue('pots');

  await page.getByRole('link', { name: 'Five Pots of Gold' }).click();
  await expect(page).toHaveURL(STORY);
  await page.goBack();
  await expect(page).toHaveURL(`${FAIRY_TALES}?q=pots`);
  await page.goBack();
  await expect(page).toHaveURL('/story-library');

  await open(page, STORY);
  await page.getByRole('link', { name: 'Back to Fairy Tales' }).click();
  await expect(page).toHaveURL(FAIRY_TALES);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await expect(page).toHaveURL('/story-library');
});

test('whoever types and goes on at once is not called back by the address [LB-02]', async ({ page }) => {
  const list = await openList(page, FAIRY_TALES);
  const story = await hold(page, `**${STORY}.data*`);
  await list.search.fill('pots');
  await page.getByRole('link', { name: 'Five Pots of Gold' }).click();
  await expect.poll(story.asked).toBe(1);
  // Longer than the pause after which the address follows.
  await page.waitForTimeout(600);
  story.letGo();
  await expect(page).toHaveURL(STORY);
  await page.goBack();
  await expect(page).toHaveURL(`${FAIRY_TALES}?q=pots`);
});

test('a story shows all that is known of it, and a reload shows it again [LB-04]', async ({
  page,
  request,
}) => {
  const { story } = (await (await request.get('/api/library/stories/five-pots-of-gold')).json()) as {
    story: StoryCard & { content: string };
  };
  await open(page, STORY);
  for (const round of ['opened', 'reloaded']) {
    if (round === 'reloaded') await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
    const paragraphs = story.content.split(/\n\s*\n/).map((text) => text.trim());
    await expect(page.locator('article [data-offset]')).toHaveText(paragraphs);
  }
  const facts = page.locator('dl');
  await expect(facts.locator('dt')).toHaveText(['Theme', 'Characters', 'Setting', 'Age group', 'Read time']);
  await expect(facts.locator('dd')).toHaveText([
    story.theme,
    story.characters.join(', '),
    story.setting,
    `Ages ${story.ageGroup}`,
    `${Math.ceil(story.content.split(/\s+/).length / 200)} min read`,
  ]);
  await expect(page.getByRole('group', { name: 'Did you like it?' }).getByRole('button')).toHaveCount(3);
  await hydrated(page);
});

test('search engines find the story in the page, with its description [LB-04] [LB-05]', async ({
  request,
}) => {
  const html = await (await request.get(STORY)).text();
  expect(html.includes('<title>Five Pots of Gold | Fabloom</title>')).toBe(true);
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(description).toMatch(/^Nikka was the most pleasant barber/);
  expect(description.replace('…', '').length).toBeLessThanOrEqual(160);
  expect(description.length).toBeGreaterThan(150);
  expect(html.includes('it started. Chok. Chok. Chok.</p>')).toBe(true);
  const data = structuredIn(html);
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Five Pots of Gold',
    url: expect.stringMatching(/^http.+\/story-library\/fairy-tales\/five-pots-of-gold$/),
    inLanguage: 'en',
  });
  expect(structuredIn(await (await request.get(`${NON_FICTION}/series/busy-body`)).text())).toMatchObject({
    '@type': 'Book',
    name: 'Busy Body',
    hasPart: { length: 5 },
  });
});

test('a story stands under one address only; what is not there is not found', async ({ request }) => {
  const moved = await request.get(`${NON_FICTION}/five-pots-of-gold`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([308, STORY]);
  for (const path of [`${FAIRY_TALES}/nothing`, `${NON_FICTION}/series`, `${NON_FICTION}/series/nothing`])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('cards show how a story begins and in which languages it is told, newest first [LB-05] [LB-08]', async ({
  page,
  request,
}) => {
  const { stories } = (await (await request.get('/api/library/stories?category=Fairy%20Tales')).json()) as {
    stories: StoryCard[];
  };
  const list = await openList(page, FAIRY_TALES);
  const shown = await list.titles.allTextContents();
  // What is told in the reader's language comes first; the others come after it.
  const ours = stories.filter(({ language }) => language === 'en');
  const known = ours.map(({ title }) => title).filter((title) => shown.includes(title));
  expect(known.length).toBeGreaterThan(10);
  expect(shown.filter((title) => known.includes(title))).toEqual(known);
  const card = list.cards.filter({ hasText: 'Five Pots of Gold' });
  const preview = stories.find(({ slug }) => slug === 'five-pots-of-gold')?.preview ?? '';
  expect(Array.from(preview.replace(/…$/, '')).length).toBeLessThanOrEqual(150);
  await expect(card).toContainText(preview);
  await expect(card).toContainText('5 min read');
  await expect(card).toContainText(/Told in English, .*हिन्दी/);
  await expect(card.getByRole('list', { name: 'Votes' }).getByRole('listitem')).toHaveCount(3);
});

test('non-fiction has series and single stories, and one search for both [LB-03]', async ({
  page,
  request,
}) => {
  const { series } = (await (await request.get('/api/library/series')).json()) as { series: SeriesCard[] };
  const list = await openList(page, NON_FICTION);
  const badged = list.cards.filter({ has: page.getByText('SERIES', { exact: true }) });
  expect(await badged.count()).toBeGreaterThanOrEqual(4);
  await expect(badged.getByRole('link', { name: /^View Chapters/ })).toHaveCount(await badged.count());
  await list.search.fill('hiccup');
  await expect(list.titles).toHaveText(['Busy Body']);
  await list.search.fill('worst copper');
  await expect(list.titles).toHaveText(['The Worst Copper in Ur']);
  await list.search.fill(series[0]?.title.toUpperCase() ?? '');
  await expect(list.titles.first()).toHaveText(series[0]?.title ?? '');
  await list.search.fill('tooth downstairs');
  await expect(list.titles).toHaveText([/The Tooth Downstairs/]);
  await list.search.fill('no such thing');
  await expect(page.getByText('No content found')).toBeVisible();
});

test('every chapter is found by its own name, and the accents of a name need not be typed [LB-03] [LB-09]', async ({
  page,
  request,
}) => {
  const { chapters } = (await (await request.get('/api/library/chapters')).json()) as {
    chapters: StoryCard[];
  };
  expect(chapters.length).toBeGreaterThan(20);
  const list = await openList(page, NON_FICTION);
  for (const { chapterTitle } of chapters) {
    await list.search.fill(chapterTitle ?? '');
    await expect(list.titles.filter({ hasText: chapterTitle ?? 'nothing' })).not.toHaveCount(0);
  }
  await openList(page, FAIRY_TALES);
  await list.search.fill('rata');
  await expect(list.titles.first()).toContainText('Rātā');
});

test('a series leads through its chapters in order, and back level by level [LB-03]', async ({ page }) => {
  await open(page, NON_FICTION);
  await page.getByRole('link', { name: 'View Chapters Busy Body' }).click();
  await expect(page).toHaveURL(`${NON_FICTION}/series/busy-body`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busy Body');
  const chapters = page.getByRole('main').getByRole('article');
  await expect(chapters.getByText(/^Chapter \d$/)).toHaveText([1, 2, 3, 4, 5].map((n) => `Chapter ${n}`));
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'The Tooth Downstairs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Tooth Downstairs');
  await expect(page.locator('dt', { hasText: 'Topic' })).toBeVisible();
  await expect(page.locator('dt', { hasText: 'Setting' })).toHaveCount(0);

  const more = page.getByRole('navigation', { name: 'More chapters' });
  await more.getByRole('link', { name: /^Next chapter/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('If You Were a Jellyfish');
  await more.getByRole('link', { name: /^Previous chapter/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Tooth Downstairs');
  await page.goBack();
  await expect(page).toHaveURL(`${NON_FICTION}/series/busy-body`);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Series' }).click();
  await expect(page).toHaveURL(`${NON_FICTION}/series/busy-body`);
  await page.getByRole('link', { name: 'Back to Non Fiction' }).click();
  await expect(page).toHaveURL(NON_FICTION);
});

test('a list that cannot be fetched is empty, and only the log knows why [LB-06]', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await open(page, '/story-library');
  await page.route('**/story-library/*.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'Fairy Tales', exact: true }).click();
  await expect(page.getByText('No stories found')).toBeVisible();
  expect(logged.join('\n')).toContain('The library could not be read');
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await page.getByRole('link', { name: 'Non Fiction', exact: true }).click();
  await expect(page.getByText('No content found')).toBeVisible();
});

test('the library can be used by keyboard alone', async ({ page }) => {
  const list = await openList(page, FAIRY_TALES);
  await list.search.focus();
  await page.keyboard.type('pots of gold');
  await expect(list.titles).toHaveText(['Five Pots of Gold']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(STORY);
  await expect(page.getByRole('main')).toBeFocused();
});

test('no page of the library is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/story-library', FAIRY_TALES, NON_FICTION, STORY, `${NON_FICTION}/series/busy-body`]) {
    await open(page, path);
    await expectNothingSideways(page, path);
  }
});

async function openList(page: Page, path: string) {
  await open(page, path);
  return listOn(page);
}

async function listOn(page: Page) {
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  return {
    search,
    cards,
    titles: cards.getByRole('heading'),
    found: page.getByRole('main').getByRole('status'),
  };
}

/** What a page says of itself to machines, besides where it stands. */
function structuredIn(html: string): unknown {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g)]
    .map(([, json = 'null']) => JSON.parse(json) as { '@type': string })
    .find((data) => data['@type'] !== 'BreadcrumbList');
}
