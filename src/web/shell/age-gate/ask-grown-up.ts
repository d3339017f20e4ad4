import {
  NO_TRIES,
  afterWrong,
  isSolved,
  makeSum,
  mustWait,
  type Sum,
  type Tries,
} from '#domain/grown-up-sum.ts';
import { giveAnswer } from '#web/browser/age-answers.ts';
import { kept } from '#web/browser/storage.ts';
import { showFault } from '#web/shell/age-gate/faults.ts';

const TRIES_KEY = 'grown_up_tries';

/** The way back for an age that was tapped by mistake: a small question that a small child does not pass by chance. */
export function askGrownUp(gate: HTMLElement): void {
  const dialog = gate.querySelector<HTMLDialogElement>('dialog[data-grown-up]');
  const form = dialog?.querySelector('form');
  if (!dialog || !form || dialog.open) return;
  form.reset();
  showFault(form, mustWait(readTries(), Date.now()) ? 'pause' : null);
  ask(form);
  dialog.showModal();
  form.querySelector('input')?.focus();
}

export function answerSum(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const { first, second } = form.dataset;
  if (!field) return;
  const now = Date.now();
  if (mustWait(readTries(), now)) return showFault(form, 'pause');
  const sum: Sum = { first: Number(first), second: Number(second) };
  if (isSolved(sum, field.value)) {
    kept.remove(TRIES_KEY);
    form.closest('dialog')?.close();
    return giveAnswer('age-mistaken');
  }
  const tries = afterWrong(readTries(), now);
  kept.write(TRIES_KEY, `${tries.wrong} ${tries.waitUntil}`);
  showFault(form, mustWait(tries, now) ? 'pause' : 'wrong');
  ask(form);
  field.value = '';
  field.focus();
}

/** Made anew each time; a reload does not make the pause shorter. */
function ask(form: HTMLFormElement): void {
  const { first, second } = makeSum(Math.random);
  form.dataset['first'] = String(first);
  form.dataset['second'] = String(second);
  const task = form.querySelector('[data-task]');
  if (task) task.textContent = `${first} + ${second}`;
}

function readTries(): Tries {
  const [wrong = NaN, waitUntil = NaN] = (kept.read(TRIES_KEY) ?? '').split(' ').map(Number);
  return Number.isFinite(wrong) && Number.isFinite(waitUntil) ? { wrong, waitUntil } : NO_TRIES;
}
