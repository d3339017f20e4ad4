import type { Page } from '@playwright/test';
import { creatorOn } from './creator.ts';
import { madeStory, openPlayer } from './experience.ts';
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts';
import { putStory } from './told-story.ts';

/** The menu of the reader, in the interface's language. */
async function textMenu(page: Page) {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'How the text looks' });
  return {
    press: (name: string) => menu.getByRole('button', { name, exact: true }).click(),
    offers: (name: string) => expect(menu.getByRole('button', { name, exact: true })),
    leave: () => page.keyboard.press('Escape'),
  };
}

test('syllables have two colours, the text stays what it was, and the voice still marks whole words [TL-17]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { story, paragraphs } = await madeStory(request);
  const player = await openPlayer(page, story.id);
  const menu = await textMenu(page);
  await menu.offers('Pinyin above the characters').toHaveCount(0);
  await menu.press('Colour the syllables');
  await expect(page.locator('[data-syllable=even]').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await menu.leave();
  await expect(page.locator('[data-offset]')).toHaveText(paragraphs);
  const garden = page
    .locator('[data-offset]')
    .first()
    .locator('[data-syllable]')
    .filter({ hasText: /^(gar|den)$/ });
  const colours = await garden.evaluateAll((each) => each.map((part) => getComputedStyle(part).color));
  expect(new Set(colours).size).toBe(2);

  await player.play.click();
  const words = new Set(paragraphs.join(' ').match(/\p{L}+/gu));
  for (const seconds of [0.5, 3, 6]) {
    await player.seek(seconds);
    await expect.poll(player.spoken).not.toBe('');
    expect(words).toContain(await player.spoken());
  }
});

test('a ruler lies under the line that is pointed at, and is there again tomorrow [TL-17]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.openStory();
  await creator.showText();
  const menu = await textMenu(page);
  await menu.press('A ruler under the line');
  await menu.leave();
  await page.reload();
  await creator.onDesk();
  const ruler = page.locator('[data-ruler]');
  const paragraph = creator.paragraphs.nth(2);
  await paragraph.scrollIntoViewIfNeeded();
  const lines = () =>
    paragraph.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return Array.from(range.getClientRects(), ({ left, top, bottom }) => ({ left, top, bottom }));
    });
  for (const which of [0, -1]) {
    const line = (await lines()).at(which);
    if (!line) throw new Error('the paragraph has no line');
    await page.mouse.move(line.left + 8, (line.top + line.bottom) / 2);
    await expect
      .poll(async () =>
        Math.abs(((await ruler.boundingBox())?.y ?? 0) - ((await lines()).at(which)?.bottom ?? 0)),
      )
      .toBeLessThan(3);
  }
});

test('furigana stand above kanji as the reader wants them, and are no part of the text [TL-17]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await putStory(page, undefined, 'ja');
  await page.goto('/?create');
  await hydrated(page);
  const creator = creatorOn(page);
  await creator.onDesk();
  await creator.showText();
  const plain = await creator.paragraphs.allTextContents();
  const menu = await textMenu(page);
  await menu.offers('Colour the syllables').toHaveCount(0);
  await menu.press('All kanji');
  await expect(page.locator('ruby rt').first()).toHaveText(/^[ぁ-ん]+$/, { timeout: 30_000 });
  const all = await page.locator('ruby').count();
  const withoutReadings = await creator.paragraphs.evaluateAll((each) =>
    each.map((paragraph) => {
      const copy = paragraph.cloneNode(true) as HTMLElement;
      for (const reading of copy.querySelectorAll('rt')) reading.remove();
      return copy.textContent;
    }),
  );
  expect(withoutReadings).toEqual(plain);
  await menu.press('From third grade on');
  await expect.poll(() => page.locator('ruby').count()).toBeLessThan(all);
  await menu.press('None');
  await expect(page.locator('ruby')).toHaveCount(0);
  await expectNoAxeViolations(page);
});
