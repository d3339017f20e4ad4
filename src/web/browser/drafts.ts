import { keptInTab } from '#web/browser/storage.ts';

const PREFIX = 'fabloom.draft.';
const listeners = new Set<() => void>();

/**
 * What is typed and not sent yet, as text, for as long as the tab lives: a page that loads itself anew, or is loaded anew by
 * somebody in despair, begins where it was. Never a password.
 */
export function readDraft(name: string): string | null {
  return keptInTab.read(PREFIX + name);
}

/** Null: there is nothing to keep any more. */
export function writeDraft(name: string, text: string | null): void {
  if (text === null) keptInTab.remove(PREFIX + name);
  else keptInTab.write(PREFIX + name, text);
  for (const listener of listeners) listener();
}

export function onDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An older version of ourselves may have written it. */
export function parseDraft<Value>(text: string | null, empty: Value): Value {
  if (text === null) return empty;
  try {
    const value: unknown = JSON.parse(text);
    return isLike(value, empty) ? value : empty;
  } catch {
    return empty;
  }
}

function isLike<Value>(value: unknown, empty: Value): value is Value {
  if (typeof value !== typeof empty) return false;
  if (typeof empty !== 'object' || empty === null) return true;
  return value !== null && Object.keys(empty).every((key) => key in (value as object));
}
