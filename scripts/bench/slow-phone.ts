import { devices, type Page } from '@playwright/test';

export const PHONE = devices['Pixel 7'];
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER_PROCESSOR = 4;

/** A line of 1.6 Mbit a second with 150 ms of delay, and a processor slowed down four times. */
export async function slowDown(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', SLOW_LINE);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
}
