import { AGE_KEY, CONSENT_KEY, answerAgeGate, type AgeAnswer, type StoredAnswers } from '#domain/age-gate.ts';
import { kept } from '#web/browser/storage.ts';

/** On the document, because the scripts of a page may have come in two bundles. */
const ANSWER_EVENT = 'age:answer';

/** What this browser remembers of the age question. */
export function readAnswers(): StoredAnswers {
  return { age: kept.read(AGE_KEY), consent: kept.read(CONSENT_KEY) };
}

export function giveAnswer(given: AgeAnswer): void {
  const next = answerAgeGate(readAnswers(), given);
  keep(AGE_KEY, next.age);
  keep(CONSENT_KEY, next.consent);
  document.dispatchEvent(new Event(ANSWER_EVENT));
}

function keep(key: string, answer: string | null): void {
  if (answer) kept.write(key, answer);
  else kept.remove(key);
}

/** Answers given here, and in other tabs. */
export function onAgeAnswer(listener: () => void, signal: AbortSignal): void {
  document.addEventListener(ANSWER_EVENT, listener, { signal });
  window.addEventListener('storage', listener, { signal });
}
