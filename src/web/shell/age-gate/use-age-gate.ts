import { useSyncExternalStore } from 'react';
import { ageGate, type AgeGate, type StoredAnswers } from '#domain/age-gate.ts';
import { isReadByCode } from '#web/browser/by-code.ts';
import { onAgeAnswer, readAnswers } from '#web/browser/age-answers.ts';

/** Before the browser has spoken, on the server and while hydrating, nothing is known and nobody is asked. */
const UNKNOWN: AgeGate = { view: 'closed', childProtected: false };

export function useAgeGate(): AgeGate {
  const stored = useSyncExternalStore(subscribe, snapshot, () => null);
  if (stored === null) return UNKNOWN;
  const { readsByCode, ...answers } = JSON.parse(stored) as StoredAnswers & { readsByCode: boolean };
  return ageGate(answers, readsByCode);
}

function subscribe(notify: () => void) {
  const over = new AbortController();
  onAgeAnswer(notify, over.signal);
  return () => over.abort();
}

/** A string, because React compares snapshots by identity. */
function snapshot(): string {
  return JSON.stringify({ ...readAnswers(), readsByCode: isReadByCode() });
}
