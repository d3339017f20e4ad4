import { readFile } from 'node:fs/promises';
import type { GuideCard } from '#contract/guides.ts';
import { toast } from './accounts.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, hold, open, test } from './fixtures.ts';

const GUIDES = '/educational-guides';

test('guides are searched and filtered, and the address says so [BL-03]', async ({ page, request }) => {
  const { guides } = (await (await request.get('/api/guides')).json()) as { guides: GuideCard[] };
  await open(page, GUIDES);
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const chips = main.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const search = main.getByRole('searchbox', { name: 'Search guides' });
  await expect(chips).toHaveText([
    'All',
    'Reading Comprehension',
    'Creative Writing',
    'STEM Activities',
    'Social-Emotional Learning',
    'Parent Resources',
  ]);
  await expect(cards).toHaveCount(guides.length);
  const subjects = new Set(guides.flatMap((guide) => guide.subjects)).size;
  const pages = guides.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0);
  await expect(main.getByRole('list', { name: 'In numbers' }).getByRole('listitem')).toHaveText([
    `${guides.length} guides`,
    `${subjects} subjects`,
    `${pages} pages to print`,
  ]);
  await expect(cards.getByRole('link', { name: /^Download PDF ./ })).toHaveCount(guides.length);
  await expect(page.getByRole('region', { name: 'A letter now and then' })).toBeVisible();

  await search.pressSequentially('FAIR test');
  await expect(cards.getByRole('heading')).toHaveText(['Ask the Horse, or How to Run a Fair Test']);
  await expect(page).toHaveURL(`${GUIDES}?q=FAIR+test`);
  await expect(main.getByRole('status')).toHaveText('1 guide');
  await chips.filter({ hasText: 'Creative Writing' }).click();
  await expect(page).toHaveURL(`${GUIDES}?q=FAIR+test&category=Creative+Writing`);
  await expect(page.getByText('No guides found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await expectNoAxeViolations(page);
  await search.fill('');
  await expect(page).toHaveURL(`${GUIDES}?category=Creative+Writing`);
  const writing = guides.filter(({ category }) => category === 'Creative Writing').length;
  await expect(cards).toHaveCount(writing);
  await search.fill('');
  await chips.first().click();
  await search.fill('3–5');
  await expect(page).toHaveURL(`${GUIDES}?q=3%E2%80%935`);
  const forThem = guides.filter(({ ageGroups }) => ageGroups.includes('3-5')).length;
  expect(forThem).toBeLessThan(guides.length);
  await expect(cards).toHaveCount(forThem);
  await search.fill('math age 10');
  await expect(cards.first()).toContainText('9-12');
  await expect(cards.filter({ hasNotText: '9-12' })).toHaveCount(0);
  await search.fill('nothing like this');
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(GUIDES);
  await expect(search).toHaveValue('');
  await expect(cards).toHaveCount(guides.length);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNothingSideways(page);
});

test('whoever searches and opens a guide at once is not called back by the address [BL-03]', async ({
  page,
}) => {
  await open(page, GUIDES);
  const guide = await hold(page, `**${GUIDES}/ask-the-horse.data*`);
  await page.getByRole('searchbox', { name: 'Search guides' }).fill('fair test');
  await page.getByRole('link', { name: 'Read and print Ask the Horse, or How to Run a Fair Test' }).click();
  await expect.poll(guide.asked).toBe(1);
  // Longer than the pause after which the address follows.
  await page.waitForTimeout(600);
  guide.letGo();
  await expect(page).toHaveURL(`${GUIDES}/ask-the-horse`);
  await page.goBack();
  await expect(page).toHaveURL(`${GUIDES}?q=fair+test`);
});

test('a guide is a file, too, and leads to the sheets of its stories [CL-06] [CL-07]', async ({ page }) => {
  await open(page, `${GUIDES}/ask-the-horse`);
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    return readFile(await (await download).path(), 'latin1');
  };
  expect(await saved('Download PDF')).toMatch(/^%PDF-/);
  const sheets = page.getByRole('region', { name: 'Sheets for the stories in this guide' });
  await expect(sheets.getByRole('link')).toHaveText(['The Horse Who Knew the Answer']);
  await expect(sheets.getByRole('link')).toHaveAttribute(
    'href',
    '/api/library/stories/the-horse-who-knew-the-answer/sheet.pdf',
  );
  await expectNoAxeViolations(page);
});

test('a guide has a page of its own, to read and to print [BL-03]', async ({ page }) => {
  await open(page, GUIDES);
  await page.getByRole('link', { name: 'Read and print Ask the Horse, or How to Run a Fair Test' }).click();
  await expect(page).toHaveURL(`${GUIDES}/ask-the-horse`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ask the Horse, or How to Run a Fair Test',
  );
  await expectNoAxeViolations(page);
  await page.evaluate(() => {
    window.print = () => void (document.title = 'printed');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Always ask how many a potato would get.')).toBeVisible();
  for (const away of ['banner', 'contentinfo', 'button', 'navigation'] as const)
    await expect(page.getByRole(away)).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to Guides' }).click();
  await expect(page).toHaveURL(GUIDES);
});

test('guides that cannot be fetched are told in a toast [BL-03]', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  await open(page, GUIDES);
  await page.getByRole('link', { name: 'Read and print Ask the Horse, or How to Run a Fair Test' }).click();
  await page.route('**/educational-guides.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'Back to Guides' }).click();
  await expect(toast(page, 'Error loading guides')).toContainText('Please try again later');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('guides and articles can be found, filtered and read [BL-01] [BL-03]', async ({ page }) => {
    await page.goto(GUIDES);
    await page.getByRole('searchbox').fill('potato');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${GUIDES}?q=potato`);
    await expect(page.getByText('No guides found')).toBeVisible();
    await page.getByRole('link', { name: 'Show everything' }).click();
    await page.getByRole('link', { name: 'STEM Activities' }).click();
    await expect(page).toHaveURL(`${GUIDES}?category=STEM+Activities`);
    await page.getByRole('link', { name: /^Read and print Ask the Horse/ }).click();
    await expect(page.getByText('thirteen experts found no trick')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();

    await page.goto('/blog');
    await page.getByRole('main').getByRole('link', { name: 'Child Development' }).click();
    await expect(page).toHaveURL('/blog?category=Child+Development');
    await page.getByRole('link', { name: /^“Again!”/ }).click();
    await expect(page.getByText('You forgot the frog')).toBeVisible();
  });
});
