import type { MessageId } from '#web/i18n/messages.ts';

/** By the name of the field: what is wrong with what was typed. */
export type FieldFaults = Readonly<Record<string, MessageId>>;

/**
 * What the attributes of the fields ask for, in our own words: the browser's own bubbles speak the browser's language,
 * which need not be the page's.
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

function faultOf({ validity, minLength, value }: HTMLInputElement): MessageId | undefined {
  if (validity.valueMissing) return 'auth.fault.required';
  if (validity.typeMismatch) return 'auth.fault.email';
  if (validity.patternMismatch) return 'auth.fault.code';
  // Not `tooShort`: that holds only for what was typed by hand, not for what a password manager filled in.
  return value.length < minLength ? 'auth.password.hint' : undefined;
}
