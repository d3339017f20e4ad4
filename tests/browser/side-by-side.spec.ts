import type { Page } from '@playwright/test';
import { makeAccount } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, hydrated, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';
import { putStory } from './told-story.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** The voice is a program of its own, and a busy machine is slow to start it. */
const STARTING = { timeout: 60_000 };

/** A German story of one's own, open as a book. */
async function germanBook(page: Page) {
  await putStory(page, await makeAccount(page.request), 'de');
  await page.goto('/?create');
  await hydrated(page);
  const creator = creatorOn(page);
  await creator.onDesk();
  const paragraphs = await creator.paragraphs.allTextContents();
  return { paragraphs, ...(await openBook(page)) };
}

async function openBook(page: Page) {
  const book = page.getByRole('dialog').first();
  const button = (name: string) => book.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: 'I’ll read' }).click();
  await expect(book.getByText(/^Page 1 of /)).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'How the text looks' });
  const choice = (group: string, name: string) =>
    menu.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  return {
    book,
    button,
    choice,
    firsts: book.locator('[data-offset]:not([data-aside])'),
    seconds: book.locator('[data-offset][data-aside]'),
    openMenu: async () => {
      await page.mouse.move(300 + Math.random() * 50, 30);
      await button('How the text looks').click();
      await expect(menu).toBeVisible();
    },
    leaveMenu: async () => {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    },
  };
}

/** The language of the marked word, and the word. */
function spoken(page: Page) {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken-word') ?? [];
    if (!(range instanceof Range)) return '';
    const at = range.startContainer.parentElement?.closest('dialog [lang]');
    return at ? `${at.getAttribute('lang')} ${range.toString()}` : '';
  });
}

for (const [name, size] of Object.entries({ 'a desk': DESK, 'a phone': PHONE })) {
  test(`on ${name} a German book has Tamil with every paragraph, and has it again without being asked [TL-16]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    const { book, button, choice, firsts, seconds, openMenu, leaveMenu } = await germanBook(page);
    await expect(seconds).toHaveCount(0);
    await openMenu();
    await choice('Second language', 'தமிழ்').click();
    await expect(seconds.first()).toBeVisible();
    await expect(choice('The voice reads', 'Deutsch')).toHaveAttribute('aria-pressed', 'true');
    await expectNoAxeViolations(page);
    await leaveMenu();
    await expect(seconds).toHaveCount(await firsts.count());
    await expect(seconds.first()).toHaveAttribute('lang', 'ta');
    await expect(seconds.first()).toHaveText(/[\u0B80-\u0BFF]{3}/);
    const [german, tamil] = [await firsts.first().boundingBox(), await seconds.first().boundingBox()];
    if (size === DESK) expect(tamil?.x).toBeGreaterThan((german?.x ?? 0) + (german?.width ?? 0) - 1);
    else expect(tamil?.y).toBeGreaterThan((german?.y ?? 0) + (german?.height ?? 0) - 1);
    await expectNothingSideways(page);
    expect(await smallTargets(page, 'dialog button')).toEqual([]);
    await expectNoAxeViolations(page);

    await button('Close the book').click();
    await expect(book).toBeHidden();
    await expect(page.getByText(/^On your shelf/)).toBeVisible();
    await page.route('**/api/side-by-side', (route) => route.abort());
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/');
    await page.getByRole('link', { name: /^Read on/ }).click();
    await creatorOn(page).finished();
    const again = await openBook(page);
    await expect(again.seconds.first()).toHaveText(/[\u0B80-\u0BFF]{3}/);
    await again.openMenu();
    await again.choice('Second language', 'தமிழ்').click();
    await expect(again.seconds).toHaveCount(0);
  });
}

test('the voice reads the language that somebody chose, and goes where either is touched [TL-16]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(DESK);
  const { button, choice, firsts, seconds, openMenu, leaveMenu } = await germanBook(page);
  await openMenu();
  await choice('Second language', 'தமிழ்').click();
  await choice('The voice reads', 'தமிழ்').click();
  await expect(choice('The voice reads', 'தமிழ்')).toHaveAttribute('aria-pressed', 'true');
  await leaveMenu();
  await button('Play the narration').click();
  await expect.poll(() => spoken(page), STARTING).toMatch(/^ta [\u0B80-\u0BFF]/);
  await firsts.first().click({ position: { x: 20, y: 14 } });
  await expect.poll(() => spoken(page), STARTING).toMatch(/^de \p{L}/u);
  await seconds.first().click({ position: { x: 40, y: 14 } });
  await expect.poll(() => spoken(page), STARTING).toMatch(/^ta [\u0B80-\u0BFF]/);
});

test('a story that is told in one language alone offers no second one, and a refusal says why [TL-16]', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  await page.route('**/api/side-by-side/languages?*', (route) =>
    route.fulfill({ json: { languages: ['de'] } }),
  );
  const alone = await germanBook(page);
  await alone.openMenu();
  await expect(page.getByRole('group', { name: 'Second language' })).toHaveCount(0);

  await page.unroute('**/api/side-by-side/languages?*');
  await page.route('**/api/side-by-side', (route) =>
    route.fulfill({ status: 404, json: { error: 'No', code: 'no_such_telling' } }),
  );
  await page.reload();
  await creatorOn(page).finished();
  const { openMenu, choice, seconds } = await openBook(page);
  await openMenu();
  await choice('Second language', 'தமிழ்').click();
  await expect(page.getByText('This story isn’t told in that language yet.', { exact: true })).toBeVisible();
  await expect(seconds).toHaveCount(0);
});
