import { fieldFaults, textOf, type FieldFaults } from '#web/forms/field-faults.ts';

/** With what no single field can know: a new password is typed twice. */
export function faultsOf(form: HTMLFormElement): FieldFaults {
  const faults = fieldFaults(form);
  const fields = new FormData(form);
  const repeated = !fields.has('repeat') || textOf(fields, 'repeat') === textOf(fields, 'new_password');
  return repeated ? faults : { repeat: 'auth.fault.mismatch', ...faults };
}
