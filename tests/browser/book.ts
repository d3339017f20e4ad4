import type { Page } from '@playwright/test';

/** The voice is a program of its own, and a busy machine is slow to start it. */
export const STARTING = { timeout: 40_000 };

/** An open book, as a person finds it. */
export function bookOn(page: Page) {
  const book = page.getByRole('dialog');
  const button = (name: string) => book.getByRole('button', { name, exact: true });
  const paragraphs = book.locator('[data-offset]');
  return {
    book,
    button,
    paragraphs,
    page: (number: number) => book.getByText(new RegExp(`^Page ${number} of `)),
    end: book.getByText('The end', { exact: true }),
    readToMe: page.getByRole('button', { name: 'Read to me' }),
    readMyself: page.getByRole('button', { name: 'I’ll read' }),
    /** How much of the book lies behind the reader. */
    share: () =>
      book
        .locator('.book-progress')
        .evaluate((bar: HTMLElement) => Number(bar.style.getPropertyValue('--read'))),
    offset: async () => Number(await paragraphs.first().getAttribute('data-offset')),
    /** Where in the whole text the marked word begins. */
    spoken: () =>
      page.evaluate(() => {
        const [range] = CSS.highlights.get('spoken-word') ?? [];
        if (!(range instanceof Range)) return null;
        const paragraph = range.startContainer.parentElement?.closest<HTMLElement>('dialog [data-offset]');
        if (!paragraph) return null;
        const before = document.createRange();
        before.setStart(paragraph, 0);
        before.setEnd(range.startContainer, range.startOffset);
        return Number(paragraph.dataset['offset']) + before.toString().length;
      }),
    /** The words that can be seen of the page, without turning. */
    seen: () =>
      book.locator('.book-leaves').evaluate((leaves) => {
        const frame = leaves.getBoundingClientRect();
        const words: string[] = [];
        for (const paragraph of leaves.querySelectorAll('[data-offset]')) {
          const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          const places: [run: Node, at: number][] = [];
          while (walker.nextNode()) {
            const run = walker.currentNode as Text;
            for (let at = 0; at < run.length; at++) places.push([run, at]);
          }
          for (const { index, 0: word } of (paragraph.textContent ?? '').matchAll(/\S+/g)) {
            const [first, last] = [places[index], places[index + word.length - 1]];
            if (!first || !last) continue;
            const range = document.createRange();
            range.setStart(...first);
            range.setEnd(last[0], last[1] + 1);
            const { left, right, bottom } = range.getBoundingClientRect();
            if (left >= frame.left - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1)
              words.push(word);
          }
        }
        return words;
      }),
  };
}
