/** By itself, so that a field written by hand does not bring the others along. */
export const CONTROL_LOOK =
  'cut-small w-full border-2 bg-page px-4 py-2.5 text-ink placeholder:text-ink-soft/80 min-h-12 disabled:opacity-60';
