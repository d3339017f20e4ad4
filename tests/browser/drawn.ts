import type { Page } from '@playwright/test';
import { EMOJI } from '#tests/support/emoji.ts';
import { expect } from './fixtures.ts';

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

/** Nothing is an emoji, and every picture comes. */
export async function expectAllDrawn(page: Page, where: string): Promise<void> {
  const { texts, broken } = await seenOn(page);
  expect(texts.length, where).toBeGreaterThan(5);
  expect(
    texts.filter((text) => EMOJI.test(text)),
    where,
  ).toEqual([]);
  expect(broken, where).toEqual([]);
}
