import { AGE_KEY, CONSENT_KEY, type StoredAnswers } from '#domain/age-gate.ts';
import { kept } from '#web/browser/storage.ts';

/** What this browser remembers of the age question. */
export function readAnswers(): StoredAnswers {
  return { age: kept.read(AGE_KEY), consent: kept.read(CONSENT_KEY) };
}
