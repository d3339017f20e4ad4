import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** One visit as a phone on a slow line, in a browser that has never been here. */
export async function lighthouseVisit(url: string, categories: readonly string[]): Promise<Report> {
  const chromePath = findBrowser();
  if (!chromePath) throw new Error('No browser was found; see README');
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...BROWSER_FLAGS] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error('Lighthouse gave no result');
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

export function percent(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
