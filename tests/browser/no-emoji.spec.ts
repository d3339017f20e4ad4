import type { Page } from '@playwright/test';
import { EMOJI } from '#tests/support/emoji.ts';
import { makeAccount, makeAdmin, newEmail, remember } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, open, test } from './fixtures.ts';
import { ROUTES, visit } from './site-map.ts';

/** All that is written on the page and said by it, and every picture that did not come. */
async function seenOn(page: Page) {
  // Those that wait for somebody to scroll are fetched, too, and so are those of parts that come while others are fetched. Nobody has asked for most of them before, and each is drawn when it is.
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete }) => complete);
  });
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue && !parentElement?.closest('script, style, noscript')) texts.push(nodeValue.trim());
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
      for (const part of ['::before', '::after']) texts.push(getComputedStyle(element, part).content);
    }
    const broken = [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src);
    return { texts: texts.filter(Boolean), broken };
  });
}

async function expectDrawn(page: Page, where: string): Promise<void> {
  const { texts, broken } = await seenOn(page);
  expect(texts.length, where).toBeGreaterThan(5);
  expect(
    texts.filter((text) => EMOJI.test(text)),
    where,
  ).toEqual([]);
  expect(broken, where).toEqual([]);
}

test('no page that guests see has an emoji, and every picture comes [PI-11]', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of ROUTES) {
    await visit(page, path);
    await expectDrawn(page, path);
  }
});

test('from the places to the book nothing is an emoji, and a guest’s own hero is drawn [PI-11]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const creator = creatorOn(page);
  await creator.open();
  await page.getByRole('button', { name: /own setting/i }).click();
  await page.getByLabel('Name of your setting').fill('Grandma’s attic');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expectDrawn(page, 'places');
  await creator.card(/^Enchanted Forest/).click();
  await creator.next.click();
  await expect(creator.card(/^Friendship/)).toBeVisible();
  await expectDrawn(page, 'themes');
  await creator.card(/^Friendship/).click();
  await creator.next.click();
  await page.getByRole('button', { name: 'Create Your Own Character' }).click();
  await page.getByLabel(/^A name/).fill('Fritz the dragon');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const fritz = page.locator('[data-likeness=typed]');
  // On the card, and among the heroes who were chosen.
  await expect(fritz).toHaveCount(2);
  await creator.card(/^Lulu Ladybird/).click();
  await expectDrawn(page, 'heroes');
  await creator.create.click();
  await creator.finished();
  // On the cover, and below the story.
  await expect(fritz).toHaveCount(2);
  await expectDrawn(page, 'story');
});

test('the family, its dialog, medals, collected heroes and the panel are drawn [PI-11]', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const email = newEmail('boss');
  const tokens = await makeAccount(request, { email });
  await makeAdmin(email);
  const creator = creatorOn(page);
  await creator.openHeroes(tokens);
  await page.getByRole('button', { name: /^Add family or friend/ }).click();
  const dialog = page.getByRole('dialog');
  for (const face of ['Baby', 'Girl', 'Boy', 'Man', 'Woman', 'Dog', 'Cat', 'Star']) {
    await dialog.getByRole('radio', { name: face, exact: true }).check();
    await expectDrawn(page, `the dialog with ${face}`);
  }
  await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
  await dialog.getByLabel('Name').fill('Kiki');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await creator.card(/^Kofi Corner/).click();
  await expectDrawn(page, 'the family');
  await creator.create.click();
  await creator.finished();
  await expect(page.getByText('On your shelf')).toBeVisible();
  await expectDrawn(page, 'a story with the family');
  await remember(page, tokens);
  for (const path of ['/dashboard', '/dashboard?tab=characters', '/achievements', '/admin']) {
    await open(page, path);
    await expectDrawn(page, path);
  }
});
