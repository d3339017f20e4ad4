import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { makeAccount, remember, toast, type Tokens } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNothingSideways, expectReadableInEveryLight, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';

test('whoever is signed in comes home to the books, not to the landing [RB-07]', async ({
  page,
  request,
}) => {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  const title = await creator.heading.innerText();
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, /);
  const last = page.getByRole('region', { name: 'Continue reading' });
  await expect(last).toContainText(title);
  const ready = page.getByRole('region', { name: 'Ready for tonight' });
  await expect(ready.getByRole('article')).toHaveCount(4);
  await expectReadableInEveryLight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingSideways(page, 'the shelf');
  await page.setViewportSize({ width: 1280, height: 720 });
  await last.getByRole('link', { name: /^Read on/ }).click();
  await creator.finished();
  await expect(creator.heading).toHaveText(title);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(last).toBeVisible();
});

test('with no book yet the shelf has a way to one and stories for tonight; who signs out sees the landing [RB-07]', async ({
  page,
  request,
}) => {
  await remember(page, await makeAccount(request));
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Ready for tonight' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Continue reading' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Create New Story' })).toHaveAttribute('href', '/?create');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Welcome back/);
  await expect(main.getByRole('region', { name: 'Ready for tonight' })).toHaveCount(0);
});

test('a book gets another title, and what is not for children is refused [RB-07]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/422/);
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(request));
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  await page.goto('/dashboard?tab=stories');
  await page.getByRole('button', { name: /^Rename/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Another title' });
  const field = dialog.getByLabel('Title');
  await expect(field).toBeFocused();
  await field.fill('Ember kills everybody');
  await dialog.getByRole('button', { name: 'Save title' }).click();
  await expect(field).toHaveAccessibleDescription(
    'Please use family-friendly language suitable for children',
  );
  await field.fill('Ember and the longest queue');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The book has its new title.')).toBeVisible();
  await page.getByRole('link', { name: 'Ember and the longest queue' }).click();
  await creator.finished();
  await expect(creator.heading).toHaveText('Ember and the longest queue');
});

test('the words of a book are written anew: pictures stay with them, and what is refused is still there [RB-07]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/422/);
  const creator = creatorOn(page);
  const tokens = await makeAccount(request);
  await creator.openStory(tokens);
  test.setTimeout(180_000);
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
  const pictures = page.locator('[data-scene] figure img');
  await creator.showText();
  await expect.poll(() => pictures.count()).toBeGreaterThan(2);
  const before = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  await page.waitForTimeout(1500);
  await page.goto('/dashboard?tab=stories');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Change the text' }).click();
  // As soon as something is written it has to be answered.
  const named = { name: 'The words of this book' };
  const dialog = page.getByRole('dialog', named).or(page.getByRole('alertdialog', named));
  const field = dialog.getByLabel('Part 1');
  const told = await field.inputValue();
  await field.fill(`Ember kills everybody.\n\n${told}`);
  await dialog.getByRole('button', { name: 'Save text' }).click();
  await expect(field).toHaveAccessibleDescription(
    'Please use family-friendly language suitable for children',
  );
  await expect(field).toHaveValue(/^Ember kills/);
  await page.keyboard.press('Escape');
  await expect(field).toBeVisible();
  await expectReadableInEveryLight(page);
  await field.fill(`This is what we wrote ourselves.\n\n${told}`);
  await dialog.getByRole('button', { name: 'Save text' }).click();
  await expect(toast(page, 'The book has its new words.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await creator.finished();
  // It is unfolded still.
  await expect(creator.paragraphs.first()).toHaveText('This is what we wrote ourselves.');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src'))))
    .toEqual(expect.arrayContaining(before));
});

test.describe('by thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a book is renamed and written anew, and no cover is full of buttons [RB-07]', async ({
    page,
    request,
  }) => {
    test.slow();
    const tokens = await makeAccount(request);
    await keepOne(request, tokens, 'The Lantern');
    await remember(page, tokens);
    await page.goto('/dashboard?tab=stories');
    const card = page.getByRole('article').filter({ hasText: 'The Lantern' });
    const fits = async () => {
      await expectNothingSideways(page);
      expect(
        await smallTargets(page, 'dialog button, dialog input, article button, [role=menuitem]'),
      ).toEqual([]);
    };
    await expect(card.getByRole('button').and(card.locator('.absolute > *'))).toHaveCount(3);
    await fits();
    await card.getByRole('button', { name: 'Rename “The Lantern”' }).tap();
    const title = page.getByRole('dialog').getByLabel('Title');
    await expect(title).toBeInViewport({ ratio: 1 });
    await fits();
    await title.fill('The Quiet Lantern');
    await page.getByRole('button', { name: 'Save title' }).tap();
    await expect(toast(page, 'The book has its new title.')).toBeVisible();
    const more = page.getByRole('button', { name: 'More for “The Quiet Lantern”' });
    await more.tap();
    await expect(page.getByRole('menuitem')).toHaveCount(3);
    await fits();
    await page.getByRole('menuitem', { name: 'Change the text' }).tap();
    const named = { name: 'The words of this book' };
    const dialog = page.getByRole('dialog', named).or(page.getByRole('alertdialog', named));
    const field = dialog.getByLabel('Part 1');
    await expect(field).toBeInViewport();
    await fits();
    await field.fill('We wrote this on a phone.');
    const save = dialog.getByRole('button', { name: 'Save text' });
    await save.tap();
    await expect(toast(page, 'The book has its new words.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(card.or(page.getByRole('article')).first()).toContainText('We wrote this on a phone.');
  });

  test('books are put in series and stand together, the last page leads to the next, and a heart makes a favorite [RB-07]', async ({
    page,
    request,
  }) => {
    const tokens = await makeAccount(request);
    for (const title of ['Alone', 'The Third', 'The Second', 'The First'])
      await keepOne(request, tokens, title);
    await remember(page, tokens);
    await page.goto('/dashboard?tab=stories');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'More for “The First”' }).tap();
    await page.getByRole('menuitem', { name: 'Put in a series' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the series').fill('Fox and Owl');
    await dialog.getByRole('button', { name: 'Put The Third at the end' }).tap();
    await dialog.getByRole('button', { name: 'Put The Second at the end' }).tap();
    await dialog.getByRole('button', { name: 'Move The Second up' }).tap();
    await expect(dialog.getByRole('listitem').filter({ hasText: /^\d/ })).toHaveText([
      '1. The First',
      '2. The Second',
      '3. The Third',
    ]);
    expect(await smallTargets(page, 'dialog button')).toEqual([]);
    await expectReadableInEveryLight(page);
    await dialog.getByRole('button', { name: 'Save series' }).tap();
    const series = main.getByRole('region', { name: 'Fox and Owl' });
    await expect(series.getByRole('article')).toHaveCount(3);
    await expectNothingSideways(page, 'a series');
    expect(await smallTargets(page, 'main article button')).toEqual([]);

    await main.getByRole('button', { name: 'Add “Alone” to favorites' }).tap();
    await expect(toast(page, 'Added to favorites')).toBeVisible();
    await page.goto('/');
    await expect(
      main.getByRole('region', { name: 'Fox and Owl' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['The First', 'The Second', 'The Third']);
    await expect(main.getByRole('region', { name: 'Favorites' })).toContainText('Alone');
    await page.goto('/favorites');
    await expect(main.getByRole('status')).toHaveText('You have 1 favorite story');

    await page.goto('/');
    await main.getByRole('link', { name: 'The First', exact: true }).tap();
    // It rises by itself, as it was left: at its cover.
    const { page: numbered, end, button, book } = bookOn(page);
    await button('I’ll read').tap();
    await expect(numbered(1)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(end).toBeVisible({ timeout: 500 });
    }).toPass();
    await book.getByRole('link', { name: /^Next in “Fox and Owl”/ }).tap();
    await expect(book).toContainText('The Second');
    await expect(end).toBeHidden();
    await expect(button('I’ll read')).toBeVisible();
  });
});

/** A book that was made another day. */
async function keepOne(request: APIRequestContext, { access_token }: Tokens, title: string): Promise<void> {
  const item = (id: string, name: string) => ({ id, name, emoji: '', description: '' });
  const story = {
    id: randomUUID(),
    title,
    ageGroup: '6-8',
    language: 'en',
    choices: {
      setting: item('enchanted-forest', 'Enchanted Forest'),
      theme: item('friendship', 'Friendship'),
      characters: [item('ember', 'Ember the dragon')],
    },
    segments: [{ id: 'segment-1', text: `A fox met an owl.\n\nThey told ${title} to each other.` }],
  };
  const headers = { Authorization: `Bearer ${access_token}` };
  expect((await request.post('/api/my-stories', { headers, data: story })).status()).toBe(201);
}
