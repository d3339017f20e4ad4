import type { Page } from '@playwright/test';
import { bookOn } from './book.ts';

/** An adventure, as a person finds it: in a book, from a finished story. */
export function adventureOn(page: Page) {
  const open = bookOn(page);
  const { book, end } = open;
  const question = book.getByText('What happens now?', { exact: true });
  const turnTo = async (there: () => Promise<boolean>, key = 'ArrowRight') => {
    while (!(await there())) {
      await page.keyboard.press(key);
      await page.waitForTimeout(80);
    }
  };
  return {
    ...open,
    start: page.getByRole('button', { name: 'Start the adventure' }),
    goOn: page.getByRole('button', { name: 'Go on with the adventure' }),
    /** What is told on the page that is open. */
    text: async () => (await book.locator('.book-leaves [data-offset]').allTextContents()).join('\n\n'),
    part: (number: number) => book.locator('.book-bar').getByText(`Part ${number}`, { exact: true }),
    picture: book.locator('.book-page figure'),
    question,
    choices: book.getByRole('group', { name: 'What happens now?' }).getByRole('button'),
    progress: book.getByRole('progressbar', { name: /^Part/ }),
    turnTo,
    /** Page by page to where the reader decides. */
    toChoices: () => turnTo(() => question.isVisible()),
    toTheEnd: () => turnTo(() => end.isVisible()),
    toCover: () => turnTo(() => book.getByRole('button', { name: 'I’ll read' }).isVisible(), 'ArrowLeft'),
  };
}
