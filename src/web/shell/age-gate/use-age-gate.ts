import { useSyncExternalStore } from 'react';
import { ageGate, type AgeGate, type StoredAnswers } from '#domain/age-gate.ts';
import { onAgeAnswer, readAnswers } from '#web/browser/age-answers.ts';

/** Before the browser has spoken, on the server and while hydrating, nothing is known and nobody is asked. */
const UNKNOWN: AgeGate = { view: 'closed', childProtected: false };

export function useAgeGate(): AgeGate {
  const stored = useSyncExternalStore(subscribe, snapshot, () => null);
  return stored === null ? UNKNOWN : ageGate(JSON.parse(stored) as StoredAnswers);
}

function subscribe(notify: () => void) {
  const over = new AbortController();
  onAgeAnswer(notify, over.signal);
  return () => over.abort();
}

/** A string, because React compares snapshots by identity. */
function snapshot(): string {
  return JSON.stringify(readAnswers());
}
