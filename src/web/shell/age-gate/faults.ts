/** Shows one of the faults that stand hidden in a form, or none; the field says that it is the one meant. */
export function showFault(form: HTMLFormElement, shown: string | null): void {
  for (const fault of form.querySelectorAll<HTMLElement>('[data-fault]'))
    fault.hidden = fault.dataset['fault'] !== shown;
  const field = form.querySelector('input');
  if (shown === null) field?.removeAttribute('aria-invalid');
  else field?.setAttribute('aria-invalid', 'true');
}
