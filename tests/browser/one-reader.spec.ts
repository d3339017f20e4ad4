import type { APIRequestContext } from '@playwright/test';
import { sharedPath } from '#domain/reading-list.ts';
import { makeAccount, type Tokens } from './accounts.ts';
import { adventureOn } from './adventure.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { madeStory, openPlayer } from './experience.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('own story, adventure, story of the library, experience and shared book are read in one and the same book [RB-01]', async ({
  page,
  request,
}) => {
  test.slow();
  const { book, paragraphs, readMyself } = bookOn(page);
  /** How the book is built: every part of it by name, and the buttons that turn it and set its light. */
  const readers: { parts: string[]; buttons: (string | null)[] }[] = [];
  const look = async () => {
    await expect(paragraphs.first()).toBeVisible();
    const parts = await book
      .locator('.open-book-sheet, .book-head, .book-page, .book-spread, .book-leaves, .book-bar')
      .evaluateAll((found) => found.map(({ classList }) => classList[0] ?? ''));
    const buttons = await book
      .getByRole('button', {
        name: /^(?:Close the book|Bedtime light|Sleep timer and sounds|How the text looks|Page back|Next page)$/,
      })
      .evaluateAll((found) => found.map((button) => button.ariaLabel ?? button.textContent));
    readers.push({ parts, buttons });
    await page.keyboard.press('Escape');
    await expect(book).toBeHidden();
  };
  const tokens = await makeAccount(request);
  await creatorOn(page).openStory(tokens);
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await readMyself.click();
  await look();
  await adventureOn(page).start.click();
  await look();
  await page.goto('/story-library/fairy-tales/five-pots-of-gold');
  await hydrated(page);
  await readMyself.click();
  await look();
  const { story } = await madeStory(request);
  await openPlayer(page, story.id);
  await readMyself.click();
  await look();
  await page.goto(await linkToNewest(request, tokens));
  await readMyself.click();
  await look();

  const [first, ...others] = readers;
  expect(others).toHaveLength(4);
  expect(first?.parts.toSorted()).toEqual([
    'book-bar',
    'book-chrome',
    'book-leaves',
    'book-page',
    'book-spread',
    'open-book-sheet',
  ]);
  expect(first?.buttons).toHaveLength(6);
  for (const other of others) expect(other).toEqual(first);
});

/** Whoever has the link reads what this account made last. */
async function linkToNewest(request: APIRequestContext, { access_token: token }: Tokens): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const listed = await request.get('/api/my-stories', { headers });
  const { stories } = (await listed.json()) as { stories: { id: string }[] };
  const wish = { storyId: stories[0]?.id, life: 'week', agreed: true };
  const made = await request.post('/api/book-links', { headers, data: wish });
  return sharedPath(((await made.json()) as { key: string }).key);
}
