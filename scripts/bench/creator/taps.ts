import type { BrowserContextOptions, Page } from '@playwright/test';
import { PHONE, slowDown } from '../slow-phone.ts';
import { atHome, visit, type Bench } from './family.ts';

const SOUND = 'fabloom: the first sound';
/** Most taps that a person should need. */
const GOALS = { guest: { page: 6, sound: 6 }, member: { page: 5, sound: 6 } } as const;
const WAYS = { page: 'I’ll read', sound: 'Read to me' } as const;
const START = {
  guest: { name: 'Start Creating Stories', choices: ['enchanted-forest', 'friendship', 'ember'] },
  /** Who was in the last story is in this one. */
  member: { name: 'Create New Story', choices: ['enchanted-forest', 'friendship'] },
} as const;

let taps = 0;

/** A landing, or a shelf, that was looked at for a while, or one that has just come. */
type HomeState = 'awake' | 'fresh';

/** Every tap as soon as there is something to tap on. */
export async function measureTaps(bench: Bench): Promise<void> {
  const rounds = reporter(bench);
  await rounds('first text after Create Story! (goal: 300 ms)', {}, firstText);
  await rounds('wizard on a slow phone, from the landing', PHONE, fromLanding);
  for (const who of ['guest', 'member'] as const) {
    const storageState = who === 'member' ? await atHome(bench) : undefined;
    for (const what of ['page', 'sound'] as const)
      for (const state of ['awake', 'fresh'] as const)
        await rounds(
          `first ${what} on a slow phone, ${who}, ${state} (goal: ${GOALS[who][what]} taps)`,
          { ...PHONE, ...(storageState && { storageState }) },
          (page) => toBook(page, who, what, state),
        );
  }
}

function reporter(bench: Bench) {
  return async (name: string, options: BrowserContextOptions, measure: (page: Page) => Promise<number>) => {
    const waits: number[] = [];
    for (let round = 0; round < bench.runs; round++) {
      taps = 0;
      await visit(bench, options, async (page) => {
        waits.push(Math.round(await measure(page)));
      });
    }
    const sorted = waits.toSorted((a, b) => a - b);
    const by = taps > 0 ? `, ${taps} taps` : '';
    console.log(`${name}: ${sorted.join(', ')} ms, median ${sorted[bench.runs >> 1]} ms${by}`);
  };
}

async function firstText(page: Page): Promise<number> {
  await page.goto('/?create');
  const choose = (id: string) => page.locator(`[data-option="${id}"]`).click();
  await choose('enchanted-forest');
  await choose('friendship');
  await choose('ember');
  await page.waitForLoadState('networkidle'); // pictures of the cards
  // The page's own clock: from the press to the frame in which a paragraph stands.
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener('click', () => (pressed = performance.now()), {
          capture: true,
          once: true,
        });
        const look = () => {
          if (document.querySelector('[data-offset]')) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Create Story!' }).click();
  return waited;
}

async function fromLanding(page: Page): Promise<number> {
  await openHome(page, 'awake');
  const tapped = performance.now();
  await begin(page, 'guest');
  await page.getByRole('heading', { name: 'Where does your story happen?' }).waitFor();
  return performance.now() - tapped;
}

async function toBook(
  page: Page,
  who: 'guest' | 'member',
  what: 'page' | 'sound',
  state: HomeState,
): Promise<number> {
  await page.addInitScript((mark) => {
    // The player's own element never hangs in the page, so nothing would hear it there.
    const { Audio } = window;
    window.Audio = function madeToBeHeard(address?: string) {
      const audio = new Audio(address);
      audio.addEventListener('playing', () => performance.mark(mark), { once: true });
      return audio;
    } as unknown as typeof Audio;
  }, SOUND);
  await openHome(page, state);
  const tapped = performance.now();
  await begin(page, who);
  for (const id of START[who].choices) await tap(page, `[data-option="${id}"]`);
  await tap(page, 'role=button[name="Create Story!"]');
  await tap(page, `dialog >> role=button[name="${WAYS[what]}"]`);
  if (what === 'page') await page.locator('dialog [data-offset]').first().waitFor();
  else await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, SOUND);
  return performance.now() - tapped;
}

async function openHome(page: Page, state: HomeState): Promise<void> {
  await slowDown(page);
  await page.goto('/', { waitUntil: state === 'awake' ? 'networkidle' : 'commit' });
  if (state === 'awake') await page.waitForTimeout(5000);
}

async function begin(page: Page, who: 'guest' | 'member'): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: START[who].name }).first().tap();
  taps += 1;
}

async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap();
  taps += 1;
}
