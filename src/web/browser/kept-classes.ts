import { kept } from '#web/browser/storage.ts';

/** Under it a teacher's browser keeps the classes; the feature says how. */
export const CLASSES_KEY = 'fabloom.classes';

/** Whoever has none is no teacher, or not at their own desk. */
export function keepsClasses(): boolean {
  return kept.read(CLASSES_KEY) !== null;
}
