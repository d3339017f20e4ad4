import type { Page } from '@playwright/test';
import { makeAccount } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts';
import { putStory } from './told-story.ts';
import { isReadAhead } from './read-ahead.ts';

/** The first page of a story that is open as a book. */
async function firstPage(page: Page) {
  await page.goto('/?create');
  await hydrated(page);
  const { book, paragraphs } = bookOn(page);
  await page.getByRole('main').locator('button:has(.lucide-book-open)').first().click();
  const told = (await creatorOn(page).paragraphs.allTextContents()).join();
  await expect(paragraphs.first()).toBeVisible();
  return { told, paragraphs, words: book.locator('.word-help') };
}

test('a word is touched and shown, and the book is as it was [TL-18]', async ({ page }) => {
  await putStory(page);
  const { told, paragraphs, words } = await firstPage(page);
  await expect(words.first()).toBeVisible();
  expect(await words.count()).toBeLessThanOrEqual(6);
  expect(told).toContain((await paragraphs.allTextContents()).join());
  const card = page.getByRole('dialog').locator('[data-word-card]');
  for (const word of await words.all()) {
    await word.click();
    await expect(card).toBeVisible();
    const picture = card.locator('img');
    const drawn = () => picture.evaluate((img: HTMLImageElement) => img.naturalHeight);
    if ((await picture.count()) > 0) await expect.poll(drawn).toBeGreaterThan(0);
    else await expect(card.locator('p').last()).not.toHaveText((await word.textContent()) ?? '');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(word, 'the book is open, and the word has the focus').toBeFocused();
  }
  await words.first().press('Enter');
  await expect(card).toBeVisible();
  await expectNoAxeViolations(page);
});

test('who has an account hears the word, and can do without the marks [TL-18]', async ({ page, request }) => {
  await putStory(page, await makeAccount(request));
  const { words } = await firstPage(page);
  const said = page.waitForRequest(
    (each) => each.url().endsWith('/functions/v1/generate-speech') && !isReadAhead(each),
  );
  await words.first().click();
  const word = await page.locator('[data-word-card] .font-display').textContent();
  expect((await said).postDataJSON()).toMatchObject({ text: word });
  await page.getByRole('button', { name: 'Hear the word' }).click();
  await page.keyboard.press('Escape');
  await page.mouse.move(300, 30);
  await page.getByRole('button', { name: 'How the text looks' }).click();
  await page.getByRole('button', { name: 'Words to touch' }).click();
  await expect(words).toHaveCount(0);
});

test('a child reads what an English word means in German [TL-18]', async ({ page, context, baseURL }) => {
  await putStory(page);
  await context.addCookies([{ name: 'appLanguage', value: 'de', url: baseURL ?? '' }]);
  await page.evaluate(() => localStorage.setItem('appLanguage', 'de'));
  const { words } = await firstPage(page);
  const answer = await page.request.get('/api/word-cards/de');
  const { cards } = (await answer.json()) as { cards: Record<string, { words: string[]; means?: string }> };
  const german = Object.values(cards).flatMap(({ words: [first], means }) => [first, means]);
  for (const word of await words.all()) {
    await word.click();
    const lines = await page.locator('[data-word-card] p').allTextContents();
    expect(german, lines.join(', ')).toEqual(expect.arrayContaining(lines.slice(1)));
    expect(lines.length).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
  }
});
