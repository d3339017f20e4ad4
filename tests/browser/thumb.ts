import type { Page } from '@playwright/test';

/** What a thumb would miss: controls of less than 44 px, measured when everything has come to rest. */
export async function smallTargets(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // A message may rise while something else still moves. By the clock: an animation may say that it is over before the page knows.
    const patience = performance.now() + 30_000;
    while (moving().length > 0 && performance.now() < patience) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // Links and words in running text are as high as their line, and who covers a card with a link is as big as the card.
    const isText = (element: Element) =>
      getComputedStyle(element).display === 'inline' || element.matches('p .word-help');
    const covers = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().top >= 0)
      .filter((element) => !element.ariaHidden && !isText(element) && !covers(element))
      .filter((element) => {
        const { height, width } = element.getBoundingClientRect();
        // A short word may be narrow.
        return height < 44 || (element.matches('button') && width < 44);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, selector);
}
