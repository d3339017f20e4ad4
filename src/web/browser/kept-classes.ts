import { kept } from '#web/browser/storage.ts';

/** Under it a teacher's browser keeps the classes; the feature says how. */
export const CLASSES_KEY = 'fabloom.classes';

/** Only that there are reading lists: they are in the account. */
const LISTS_KEY = 'fabloom.has-lists';

export function rememberLists(areThere: boolean): void {
  if (areThere) kept.write(LISTS_KEY, '1');
  else kept.remove(LISTS_KEY);
}

/** Where the menu leads: whoever has neither classes nor lists needs neither, or is not at their own desk. */
export function wayToClasses(): '/classes' | '/reading-lists' | null {
  if (kept.read(CLASSES_KEY) !== null) return '/classes';
  return kept.read(LISTS_KEY) === null ? null : '/reading-lists';
}
