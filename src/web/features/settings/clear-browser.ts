import { AGE_KEY, CONSENT_KEY } from '#domain/age-gate.ts';
import { forgetDeviceTraces } from '#web/browser/device-traces.ts';
import { kept, keptInTab } from '#web/browser/storage.ts';

/** These say nothing about a person, and without the age answers a child would lose its protection. */
const IMPERSONAL = new Set(['theme', 'appLanguage', 'storyLanguage', AGE_KEY, CONSENT_KEY]);

export function personalKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => !IMPERSONAL.has(key));
}

/** Takes out of this browser what it remembers of the person and their family. */
export async function clearBrowser(): Promise<void> {
  try {
    for (const key of personalKeys(Object.keys(localStorage))) kept.remove(key);
    for (const key of personalKeys(Object.keys(sessionStorage))) keptInTab.remove(key);
    await forgetDeviceTraces();
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
