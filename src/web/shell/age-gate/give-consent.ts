import { isEmailAddress } from '#domain/email-address.ts';
import { giveAnswer } from '#web/browser/age-answers.ts';
import { showFault } from '#web/shell/age-gate/faults.ts';
import { askParent } from '#web/shell/age-gate/parent-consents.ts';

/** The dialog closes when the parent has been written to; until then nothing that was typed is lost. */
export async function giveConsent(form: HTMLFormElement): Promise<void> {
  const email = form.elements.namedItem('email');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!(email instanceof HTMLInputElement) || !button || button.disabled) return;
  const outside = form.elements.namedItem('outside');
  email.value = email.value.trim();
  if (!isEmailAddress(email.value)) return refuse(form, email, 'invalid');
  showFault(form, null);
  button.disabled = true;
  const sent = await askParent(email.value, outside instanceof HTMLInputElement && outside.checked);
  button.disabled = false;
  if (sent !== 'sent') return refuse(form, email, sent);
  form.reset();
  giveAnswer('consent-granted');
  const note = noteIn(document);
  if (note) note.hidden = false;
}

export function putNoteAway(gate: ParentNode): void {
  const note = noteIn(gate);
  if (note) note.hidden = true;
}

function noteIn(place: ParentNode): HTMLElement | null {
  return place.querySelector<HTMLElement>('[data-note]');
}

function refuse(form: HTMLFormElement, field: HTMLInputElement, fault: string): void {
  showFault(form, fault);
  field.focus();
}
