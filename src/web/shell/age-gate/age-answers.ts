import { useSyncExternalStore } from 'react';
import {
  AGE_KEY,
  CHILD_PROTECTED_COOKIE,
  CONSENT_KEY,
  ageGate,
  answerAgeGate,
  type AgeAnswer,
  type AgeGate,
  type StoredAnswers,
} from '#domain/age-gate.ts';
import { readAnswers } from '#web/browser/age-answers.ts';
import { writeCookie } from '#web/browser/cookies.ts';
import { kept } from '#web/browser/storage.ts';

const changed = new EventTarget();

/** Before the browser has spoken, on the server and while hydrating, no dialog shows. */
const UNKNOWN: AgeGate = { view: 'closed', childProtected: false };

export function useAgeGate(): AgeGate & { answer: (answer: AgeAnswer) => void } {
  const stored = useSyncExternalStore(subscribe, snapshot, () => null);
  const gate = stored === null ? UNKNOWN : ageGate(parse(stored));
  return { ...gate, answer };
}

/**
 * Puts the browser under protection: the mark that styles and scripts read, and the cookie by which the server
 * refuses events. Personalised ads do not exist in this product; the mark is what would switch them off.
 */
export function protectBrowser(childProtected: boolean): void {
  const root = document.documentElement;
  if (childProtected) {
    root.dataset.childProtected = 'true';
    root.dataset.adPersonalisation = 'off';
    writeCookie(CHILD_PROTECTED_COOKIE, '1');
  } else {
    delete root.dataset.childProtected;
    delete root.dataset.adPersonalisation;
    writeCookie(CHILD_PROTECTED_COOKIE, null);
  }
}

function answer(given: AgeAnswer): void {
  const next = answerAgeGate(readAnswers(), given);
  if (next.age) kept.write(AGE_KEY, next.age);
  if (next.consent) kept.write(CONSENT_KEY, next.consent);
  changed.dispatchEvent(new Event('answer'));
}

function subscribe(notify: () => void) {
  changed.addEventListener('answer', notify);
  window.addEventListener('storage', notify);
  return () => {
    changed.removeEventListener('answer', notify);
    window.removeEventListener('storage', notify);
  };
}

/** A string, because React compares snapshots by identity. */
function snapshot(): string {
  return JSON.stringify(readAnswers());
}

function parse(value: string): StoredAnswers {
  return JSON.parse(value) as StoredAnswers;
}
