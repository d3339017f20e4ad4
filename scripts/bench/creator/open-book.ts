import type { Page } from '@playwright/test';
import { bookOn } from '#tests/browser/book.ts';
import { watchShifts } from '#tests/browser/layout-shift.ts';
import { PHONE, slowDown } from '../slow-phone.ts';
import { visit, withBook, type Bench } from './family.ts';

/** Until everything that a tap began has come to rest. */
const AT_REST_MS = 1500;

interface Answer {
  /** Of the worst event of the tap, as the browser times it; 0 below its smallest figure. */
  answered: number;
}

declare global {
  interface Window {
    slowest?: number;
  }
}

/** How an open book answers a thumb on a slow phone: each tap by event timing (INP), the turn of a page to its first frame, and what jumps. */
export async function measureOpenBook(bench: Bench): Promise<void> {
  const found = new Map<string, number[]>();
  const shifts: number[] = [];
  for (let round = 0; round < bench.runs; round++) {
    await visit(bench, PHONE, async (page) => {
      await watchShifts(page.context());
      await page.context().addInitScript(watchAnswers);
      await withBook(page);
      await slowDown(page);
      const note = (name: string, ms: number) =>
        found.set(name, [...(found.get(name) ?? []), Math.round(ms)]);
      for (const [name, act] of stepsOf(page)) note(name, (await answered(page, act)).answered);
      note('turn of a page, to its first frame (goal: 100 ms)', await turnOfPage(page));
      shifts.push(await shiftOf(page));
    });
  }
  const taps = [...found];
  for (const [name, waits] of taps) {
    const sorted = waits.toSorted((a, b) => a - b);
    console.log(`${name}: ${sorted.join(', ')} ms, median ${sorted[bench.runs >> 1]} ms`);
  }
  const worst = Math.max(...taps.filter(([name]) => name.startsWith('tap')).flatMap(([, waits]) => waits));
  console.log(`the slowest answer of all (INP, goal: 200 ms): ${worst} ms`);
  console.log(
    `layout shift from the desk to the end of the book (goal: 0): ${shifts.map((each) => each.toFixed(4)).join(', ')}`,
  );
}

/** A walk through a book, tap by tap. */
function stepsOf(page: Page): [name: string, act: () => Promise<void>][] {
  const { button, readMyself, book } = bookOn(page);
  const close = () => page.keyboard.press('Escape');
  return [
    ['tap on I’ll read', () => readMyself.first().tap()],
    ['tap on Next page', () => button('Next page').tap()],
    ['tap on Next page, again', () => button('Next page').tap()],
    ['tap on Page back', () => button('Page back').tap()],
    ['tap on the picture, which hides the buttons', () => book.locator('.book-plate').tap()],
    ['tap on the picture, which shows them', () => book.locator('.book-plate').tap()],
    ['tap on Sleep timer and sounds', () => button('Sleep timer and sounds').tap()],
    ['key that closes it', close],
    ['tap on How the text looks', () => button('How the text looks').tap()],
    ['key that closes them', close],
    ['tap on Bedtime light', () => button('Bedtime light').tap()],
    ['tap on Bedtime light, again', () => button('Bedtime light').tap()],
  ];
}

async function answered(page: Page, act: () => Promise<void>): Promise<Answer> {
  // What hides by itself is there for a thumb.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(300);
  await page.evaluate(() => (window.slowest = 0));
  await act();
  await page.waitForTimeout(AT_REST_MS);
  return { answered: await page.evaluate(() => window.slowest ?? 0) };
}

/** Runs in the page. */
function watchAnswers(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Other events than those of the tap have no interaction.
      if (entry.interactionId) window.slowest = Math.max(window.slowest ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

function turnOfPage(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const book = document.querySelector('dialog');
        if (!book) return;
        const turned = new MutationObserver(() =>
          requestAnimationFrame(() => resolve(performance.now() - pressed)),
        );
        turned.observe(book, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['style'],
        });
        const pressed = performance.now();
        book.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
      }),
  );
}

async function shiftOf(page: Page): Promise<number> {
  const { end } = bookOn(page);
  while (!(await end.isVisible())) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(600);
  }
  const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
  for (const { value, moved } of shifts)
    if (value > 0.001) console.error(`  ${value.toFixed(4)}: ${moved.join('; ')}`);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
