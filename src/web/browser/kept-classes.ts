import { kept } from '#web/browser/storage.ts';

/** Under it a teacher's browser keeps the classes; the feature says how. */
export const CLASSES_KEY = 'fabloom.classes';

/** Only that there are reading lists: they are in the account. */
const LISTS_KEY = 'fabloom.has-lists';

export function rememberLists(areThere: boolean): void {
  if (areThere) kept.write(LISTS_KEY, '1');
  else kept.remove(LISTS_KEY);
}

/** Whoever has neither classes nor lists is no teacher, or not at their own desk. */
export function leadsToClasses(): boolean {
  return kept.read(CLASSES_KEY) !== null || kept.read(LISTS_KEY) !== null;
}
