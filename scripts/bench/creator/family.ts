import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { makeAccount, remember, type Tokens } from '#tests/browser/accounts.ts';
import { creatorOn } from '#tests/browser/creator.ts';
import { familyOn } from '#tests/browser/family.ts';

const PATIENCE_MS = 120_000;

export interface Bench {
  browser: Browser;
  url: string;
  /** So often everything is measured that moves from run to run. */
  runs: number;
}

/** Somebody who may be counted, in a browser of their own. */
export async function visit(
  { browser, url }: Pick<Bench, 'browser' | 'url'>,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...options, baseURL: url });
  await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  try {
    // A busy machine draws slowly; nothing of that is measured.
    context.setDefaultTimeout(PATIENCE_MS);
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A browser in which a family with an account has told a story of its child on another evening. */
export async function atHome(bench: Bench): Promise<BrowserContextOptions['storageState']> {
  let state: BrowserContextOptions['storageState'];
  await visit(bench, {}, async (page) => {
    const tokens = await makeAccount(page.request);
    const creator = creatorOn(page);
    await creator.openHeroes(tokens);
    await familyOn(page).addSomebody('Mia');
    await familyOn(page).card('Mia My Kid').click();
    await creator.create.click();
    await creator.finished();
    await page.getByText(/^On your shelf/).waitFor();
    state = await page.context().storageState();
  });
  return state;
}

/** An account whose story lies on the desk, on the shelf, and in its pictures. */
export async function withBook(page: Page): Promise<Tokens> {
  const tokens = await makeAccount(page.request);
  await remember(page, tokens);
  await creatorOn(page).openStory(tokens);
  await page.getByText(/^On your shelf/).waitFor();
  await page.locator('[data-scene] img[src^="/pictures/"]').last().waitFor({ state: 'attached' });
  return tokens;
}
