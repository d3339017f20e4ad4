import type { BrowserContext, Page } from '@playwright/test';

/** What counts as steady, on every page. */
export const MOST_SHIFT = 0.05;

export interface Steadiness {
  /** As browsers report it: the worst burst of jumps, with pauses of a second between bursts. */
  cls: number;
  /** What jumped, the worst first. */
  moved: string[];
}

interface Shift {
  value: number;
  at: number;
  moved: string[];
}

/** Of the browser's own entry, what is read here; the types of the DOM do not know it. */
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Before the first page is opened. Jumps that follow a press at once are answers, and do not count. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something that is gone';
      const words = element.textContent.trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 60)} “${words}”`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => nameOf(node));
        shifts.push({ value: entry.value, at: entry.startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const LATE_MS: readonly [address: RegExp, ms: number][] = [
  [/\.woff2$/, 1500],
  [/\/(?:api|rest\/v1|auth\/v1|functions\/v1)\//, 900],
  [/\/(?:art|pictures)\/|\.(?:webp|jpg|png|svg)$/, 500],
  [/\/assets\/.*\.js$/, 250],
];

/** A line on which letters, data, pictures and scripts come late, each in its own time. */
export async function slowLine(context: BrowserContext): Promise<void> {
  for (const [address, ms] of LATE_MS) {
    await context.route(
      ({ pathname }) => address.test(pathname),
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        // Who has left the page meanwhile wants no answer.
        await route.continue().catch(() => undefined);
      },
    );
  }
}

const AT_REST_MS = 400;
const MOST_SCREENS = 12;

/** Opens a page as a visitor does, lets it come to rest, and scrolls through it. */
export async function steadinessOf(page: Page, path: string): Promise<Steadiness> {
  await page.goto(path);
  await atRest(page);
  const height = page.viewportSize()?.height ?? 0;
  await page.mouse.move(height / 4, height / 2);
  for (let screen = 0; screen < MOST_SCREENS && !(await isAtEnd(page)); screen++) {
    await page.mouse.wheel(0, height);
    await page.waitForTimeout(120);
  }
  await atRest(page);
  return summed((await page.evaluate(() => window.layoutShifts)) ?? []);
}

async function atRest(page: Page): Promise<void> {
  // A page that listens for news never falls silent altogether.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await page.waitForTimeout(AT_REST_MS);
}

function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    return scrollTop + clientHeight >= scrollHeight - 2;
  });
}

const BURST_PAUSE_MS = 1000;
const LONGEST_BURST_MS = 5000;

function summed(shifts: readonly Shift[]): Steadiness {
  let [cls, burst, began, last] = [0, 0, 0, -Infinity];
  for (const { value, at } of shifts) {
    const goesOn = at - last < BURST_PAUSE_MS && at - began < LONGEST_BURST_MS;
    if (!goesOn) [burst, began] = [0, at];
    burst += value;
    last = at;
    cls = Math.max(cls, burst);
  }
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 3);
  return {
    cls,
    moved: worst.map(
      ({ value, at, moved }) => `${value.toFixed(3)} at ${Math.round(at)} ms: ${moved.join(' | ')}`,
    ),
  };
}
