import { CHILD_PROTECTED_COOKIE, REFUSAL_URL, ageGate, type AgeAnswer } from '#domain/age-gate.ts';
import { giveAnswer, onAgeAnswer, readAnswers } from '#web/browser/age-answers.ts';
import { writeCookie } from '#web/browser/cookies.ts';

export const AGE_GATE_ID = 'age-gate';

/**
 * Asks for the age once; an under-13 visitor needs a parent's consent. Neither dialog closes without an answer. Both
 * stand in the page as the server wrote it, so that they can be asked before React is there.
 */
export function keepAgeGate(signal: AbortSignal): void {
  const gate = document.getElementById(AGE_GATE_ID);
  if (!gate) return;
  gate.addEventListener('click', (event) => answered(event.target), { signal });
  gate.addEventListener('cancel', (event) => event.preventDefault(), { signal, capture: true });
  gate.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), { signal });
  const show = () => showQuestion(gate);
  onAgeAnswer(show, signal);
  show();
}

function answered(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-answer]');
  if (!button) return;
  const answer = button.dataset['answer'] as AgeAnswer;
  giveAnswer(answer);
  if (answer === 'consent-refused') window.location.assign(REFUSAL_URL);
}

function showQuestion(gate: HTMLElement): void {
  const { view, childProtected } = ageGate(readAnswers());
  for (const dialog of gate.querySelectorAll('dialog')) {
    const isAsked = dialog.dataset['view'] === view;
    if (isAsked && !dialog.open) dialog.showModal();
    if (!isAsked && dialog.open) dialog.close();
  }
  protectBrowser(childProtected);
}

/**
 * Puts the browser under protection: the mark that styles and scripts read, and the cookie by which the server
 * refuses events. Personalised ads do not exist in this product; the mark is what would switch them off.
 */
function protectBrowser(childProtected: boolean): void {
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
