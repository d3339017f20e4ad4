import {
  CHILD_PROTECTED_COOKIE,
  REFUSAL_URL,
  ageGate,
  isChild,
  type AgeAnswer,
  type StoredAnswers,
} from '#domain/age-gate.ts';
import { giveAnswer, onAgeAnswer, readAnswers } from '#web/browser/age-answers.ts';
import { isOpenedByCode, isReadByCode } from '#web/browser/by-code.ts';
import { writeCookie } from '#web/browser/cookies.ts';
import { onceMore } from '#web/browser/patiently.ts';
import { showFault } from '#web/shell/age-gate/faults.ts';

export const AGE_GATE_ID = 'age-gate';

const forChildren = onceMore(() => import('#web/shell/age-gate/for-children.ts'));

/**
 * Asks for the age once; an under-13 visitor needs a parent's consent. Neither dialog closes without an answer. Both
 * stand in the page as the server wrote it, so that they can be asked before React is there.
 */
export function keepAgeGate(signal: AbortSignal, path: string): void {
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
  const show = () => showQuestion(gate, path);
  onAgeAnswer(show, signal);
  show();
}

/** The two questions of the gate; the sum for grown-ups may be left alone. */
function mustStay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog')?.dataset['view'] !== undefined;
}

function answered(gate: HTMLElement, target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-answer]');
  if (!button) return;
  const answer = button.dataset['answer'] as AgeAnswer | 'ask-grown-up' | 'never-mind' | 'note-read';
  if (answer === 'never-mind') return button.closest('dialog')?.close();
  if (answer === 'ask-grown-up' || answer === 'note-read') {
    const isNote = answer === 'note-read';
    forChildren().then(({ askGrownUp, putNoteAway }) => (isNote ? putNoteAway : askGrownUp)(gate), offline);
    return;
  }
  giveAnswer(answer);
  if (answer === 'consent-refused') window.location.assign(REFUSAL_URL);
}

function submitted(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const asksParent = form.dataset['asks'] === 'parent';
  forChildren().then(
    ({ answerSum, giveConsent }) => (asksParent ? giveConsent(form) : answerSum(form)),
    () => showFault(form, 'failed'),
  );
}

/** Nothing was lost that cannot be pressed again. */
const offline = () => undefined;

function showQuestion(gate: HTMLElement, path: string): void {
  const answers = readAnswers();
  const readsHere = isReadByCode(path);
  const { view } = ageGate(answers, readsHere);
  for (const dialog of gate.querySelectorAll<HTMLDialogElement>('dialog[data-view]')) {
    const isAsked = dialog.dataset['view'] === view;
    if (isAsked && !dialog.open) {
      dialog.showModal();
      // A parent begins to read at the top, and no keyboard covers half of it.
      dialog.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    }
    if (!isAsked && dialog.open) dialog.close();
  }
  protectBrowser(answers, readsHere);
  // At once, as long as the line is there.
  if (isChild(answers)) forChildren().then(({ followConsent }) => followConsent(gate), offline);
}

/**
 * Puts the browser under protection: the mark that styles and scripts read, and the cookie by which the server
 * protects it too. Personalised ads do not exist in this product; the mark is what would switch them off.
 */
function protectBrowser(answers: StoredAnswers, readsHere: boolean): void {
  const root = document.documentElement;
  if (ageGate(answers, readsHere).childProtected) {
    // Only an answer can have been a mistake.
    root.dataset.childProtected = isChild(answers) ? 'true' : 'by-code';
    root.dataset.adPersonalisation = 'off';
  } else {
    delete root.dataset.childProtected;
    delete root.dataset.adPersonalisation;
  }
  writeCookie(CHILD_PROTECTED_COOKIE, isChild(answers, readsHere || isOpenedByCode()) ? '1' : null);
}
