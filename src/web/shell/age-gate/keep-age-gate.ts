import {
  CHILD_PROTECTED_COOKIE,
  REFUSAL_URL,
  ageGate,
  isChild,
  type AgeAnswer,
  type StoredAnswers,
} from '#domain/age-gate.ts';
import { giveAnswer, onAgeAnswer, readAnswers } from '#web/browser/age-answers.ts';
import { writeCookie } from '#web/browser/cookies.ts';
import { answerSum, askGrownUp } from '#web/shell/age-gate/ask-grown-up.ts';
import { giveConsent, putNoteAway } from '#web/shell/age-gate/give-consent.ts';
import { myConsent } from '#web/shell/age-gate/parent-consents.ts';

export const AGE_GATE_ID = 'age-gate';

/**
 * Asks for the age once; an under-13 visitor needs a parent's consent. Neither dialog closes without an answer. Both
 * stand in the page as the server wrote it, so that they can be asked before React is there.
 */
export function keepAgeGate(signal: AbortSignal): void {
  const gate = document.getElementById(AGE_GATE_ID);
  if (!gate) return;
  // In the whole page: the way back for grown-ups begins in the footer.
  document.addEventListener('click', ({ target }) => answered(gate, target), { signal });
  gate.addEventListener('submit', (event) => submitted(event), { signal });
  gate.addEventListener('cancel', (event) => mustStay(event.target) && event.preventDefault(), {
    signal,
    capture: true,
  });
  gate.addEventListener(
    'keydown',
    (event) => event.key === 'Escape' && mustStay(event.target) && event.preventDefault(),
    { signal },
  );
  const show = () => showQuestion(gate);
  onAgeAnswer(show, signal);
  show();
  void followConsent(gate);
}

/** The two questions of the gate; the sum for grown-ups may be left alone. */
function mustStay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog')?.dataset['view'] !== undefined;
}

function answered(gate: HTMLElement, target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-answer]');
  if (!button) return;
  const answer = button.dataset['answer'] as AgeAnswer | 'ask-grown-up' | 'never-mind' | 'note-read';
  if (answer === 'ask-grown-up') return askGrownUp(gate);
  if (answer === 'never-mind') return button.closest('dialog')?.close();
  if (answer === 'note-read') return putNoteAway(gate);
  giveAnswer(answer);
  if (answer === 'consent-refused') window.location.assign(REFUSAL_URL);
}

function submitted(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  if (form.dataset['asks'] === 'parent') void giveConsent(form);
  if (form.dataset['asks'] === 'grown-up') answerSum(form);
}

function showQuestion(gate: HTMLElement): void {
  const answers = readAnswers();
  const { view } = ageGate(answers);
  for (const dialog of gate.querySelectorAll<HTMLDialogElement>('dialog[data-view]')) {
    const isAsked = dialog.dataset['view'] === view;
    if (isAsked && !dialog.open) {
      dialog.showModal();
      // A parent begins to read at the top, and no keyboard covers half of it.
      dialog.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    }
    if (!isAsked && dialog.open) dialog.close();
  }
  protectBrowser(answers);
}

/** What a parent withdrew, or what has run out, is asked for again. Once for a page, and nobody waits for it. */
async function followConsent(gate: HTMLElement): Promise<void> {
  if (!ageGate(readAnswers()).childProtected || gate.dataset['followed']) return;
  gate.dataset['followed'] = 'true';
  if ((await myConsent())?.state === 'gone') giveAnswer('consent-gone');
}

/**
 * Puts the browser under protection: the mark that styles and scripts read, and the cookie by which the server
 * protects it too. Personalised ads do not exist in this product; the mark is what would switch them off.
 */
function protectBrowser(answers: StoredAnswers): void {
  const root = document.documentElement;
  if (ageGate(answers).childProtected) {
    root.dataset.childProtected = 'true';
    root.dataset.adPersonalisation = 'off';
  } else {
    delete root.dataset.childProtected;
    delete root.dataset.adPersonalisation;
  }
  writeCookie(CHILD_PROTECTED_COOKIE, isChild(answers) ? '1' : null);
}
