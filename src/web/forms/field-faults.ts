import { isEmailAddress } from '#domain/email-address.ts';
import type { MessageId } from '#web/i18n/messages.ts';

/** By the name of the field: what is wrong with what was typed. */
export type FieldFaults = Readonly<Record<string, MessageId>>;

/**
 * What the attributes of the fields ask for, in our own words: the browser's own bubbles speak the browser's language,
 * which need not be the page's, and take `mia@home` for an address, which the server does not.
 */
export function fieldFaults(form: HTMLFormElement): FieldFaults {
  const faults: Record<string, MessageId> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !field.name) continue;
    const fault = faultOf(field);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

function faultOf({ type, validity, minLength, value }: HTMLInputElement): MessageId | undefined {
  if (validity.valueMissing) return 'auth.fault.required';
  if (type === 'email' && value !== '' && !isEmailAddress(value.trim())) return 'auth.fault.email';
  if (validity.patternMismatch) return 'auth.fault.code';
  // Not `tooShort`: that holds only for what was typed by hand, not for what a password manager filled in.
  return value.length < minLength ? 'auth.password.hint' : undefined;
}

/** True when something was wrong; the focus is then where it can be put right. */
export function focusFirstFault(form: HTMLFormElement, faults: FieldFaults): boolean {
  const first = [...form.elements].find((field) => field instanceof HTMLInputElement && field.name in faults);
  if (first instanceof HTMLInputElement) first.focus();
  return first !== undefined;
}

export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
