import type { Page } from '@playwright/test';
import { open } from './fixtures.ts';

let isWarm = false;

/** The first visit makes Vite bundle the packages and reload once. */
export async function openDesign(page: Page): Promise<void> {
  if (!isWarm) {
    await page.goto('/design');
    await page.waitForLoadState('networkidle');
    isWarm = true;
  }
  await open(page, '/design');
}
