import type { MessageId } from '#web/i18n/messages.ts';

/** By the name of the field: what is wrong with what was typed. */
export type Faults = Readonly<Record<string, MessageId>>;

/** What the attributes of the fields ask for, in the page's language instead of the browser's. */
export function faultsOf(form: HTMLFormElement): Faults {
  const faults: Record<string, MessageId> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !field.name) continue;
    const fault = faultOf(field);
    if (fault) faults[field.name] = fault;
  }
  const fields = new FormData(form);
  if (fields.has('repeat') && textOf(fields, 'repeat') !== textOf(fields, 'new_password')) {
    faults['repeat'] ??= 'auth.fault.mismatch';
  }
  return faults;
}

function faultOf({ validity, minLength, value }: HTMLInputElement): MessageId | undefined {
  if (validity.valueMissing) return 'auth.fault.required';
  if (validity.patternMismatch) return 'auth.fault.code';
  // Not `tooShort`: that holds only for what was typed by hand, not for what a password manager filled in.
  return value.length < minLength ? 'auth.password.hint' : undefined;
}

export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
