import type { Page } from '@playwright/test';
import { bookOn } from './book.ts';
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts';
import { hearLoudness } from './heard-loudness.ts';

/** What lies softly under a book. */
const LIBRARY_STORY = '/story-library/fairy-tales/five-pots-of-gold';
/** Heard by whoever listens for it, and far softer than a voice. */
const SOFT = { least: 0.01, most: 0.06 };
const SILENCE = 0.0005;

async function withBook(page: Page) {
  const loudness = await hearLoudness(page);
  await page.goto(LIBRARY_STORY);
  await hydrated(page);
  const open = bookOn(page);
  const openBook = async () => {
    await open.readMyself.click();
    await expect(open.page(1)).toBeVisible();
  };
  await openBook();
  const menu = page.getByRole('dialog', { name: 'Sleep timer and sounds' });
  const choose = async (name: string) => {
    await open.button('Sleep timer and sounds').click();
    await menu.getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  };
  const isSoft = async () => {
    await expect.poll(loudness).toBeGreaterThan(SOFT.least);
    expect(await loudness()).toBeLessThan(SOFT.most);
  };
  const isSilent = () => expect.poll(loudness).toBeLessThan(SILENCE);
  return { ...open, openBook, menu, choose, loudness, isSoft, isSilent };
}

test('rain lies softly under a book, also the next time in this tab, and goes with it [VO-11]', async ({
  page,
}) => {
  const { book, button, menu, choose, openBook, isSoft, isSilent } = await withBook(page);
  await button('Sleep timer and sounds').click();
  await expect(menu.getByRole('group', { name: 'Quiet sounds' }).getByRole('button')).toHaveText([
    'Turning pages',
    'Rain',
    'Waves',
    'Fire',
    'Night',
  ]);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await choose('Rain');
  await isSoft();
  await page.keyboard.press('ArrowRight');
  await isSoft();
  await choose('Waves');
  await isSoft();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await isSilent();
  await page.reload();
  await hydrated(page);
  await openBook();
  await isSoft();
  await choose('Waves');
  await isSilent();
});

test('what lies under a book goes with its light, and comes back with whoever wakes it [VO-11] [RB-06]', async ({
  page,
}) => {
  await page.clock.install();
  const { book, choose, isSoft, isSilent } = await withBook(page);
  await choose('Fire');
  await isSoft();
  await choose('5 minutes');
  await page.clock.fastForward('04:50');
  await page.clock.runFor('00:40');
  await expect(book.getByText('Tap to go on reading')).toBeVisible();
  await isSilent();
  await book.getByText('Tap to go on reading').click();
  await isSoft();
});

test('pages rustle when they turn, if somebody wishes it, and are silent between [VO-11]', async ({
  page,
}) => {
  const { choose, loudness, isSilent } = await withBook(page);
  await page.keyboard.press('ArrowRight');
  await isSilent();
  await choose('Turning pages');
  await isSilent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(loudness, { intervals: [20] }).toBeGreaterThan(SOFT.least);
  await isSilent();
});
