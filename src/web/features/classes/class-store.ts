import { useSyncExternalStore } from 'react';
import { listFault, LONGEST_LABEL, MOST_CLASSES, type SchoolClass } from '#domain/school-class.ts';
import { oneLine } from '#domain/characters.ts';
import { CLASSES_KEY } from '#web/browser/kept-classes.ts';
import { randomId } from '#web/browser/random-id.ts';
import { kept } from '#web/browser/storage.ts';

const NONE: readonly SchoolClass[] = [];

let last: { text: string | null; classes: readonly SchoolClass[] } = { text: null, classes: NONE };
const listeners = new Set<() => void>();

/** The classes of this browser. They are kept nowhere else; names leave it only with a wish for a story or a print. */
export function useSchoolClasses(): readonly SchoolClass[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

function current(): readonly SchoolClass[] {
  const text = kept.read(CLASSES_KEY);
  if (text !== last.text) last = { text, classes: readClasses(text) };
  return last.classes;
}

interface ClassForm {
  label: string;
  children: readonly string[];
}

/** Changes the class with the id, or adds one. `isKept`: it outlives the page. */
export function saveClass({ label, children }: ClassForm, id = randomId()): { id: string; isKept: boolean } {
  const saved = { id, label: oneLine(label), children };
  const classes = current();
  const isKnown = classes.some((each) => each.id === id);
  const next = isKnown ? classes.map((each) => (each.id === id ? saved : each)) : [...classes, saved];
  return { id, isKept: write(next.slice(-MOST_CLASSES)) };
}

export function removeClass(id: string): void {
  write(current().filter((each) => each.id !== id));
}

function write(classes: readonly SchoolClass[]): boolean {
  const isKept = classes.length === 0 || kept.write(CLASSES_KEY, JSON.stringify(classes));
  if (classes.length === 0) kept.remove(CLASSES_KEY);
  for (const listener of listeners) listener();
  return isKept;
}

/** As far as it can still be used: people edit their storage, and other versions wrote it. */
export function readClasses(text: string | null): readonly SchoolClass[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap((each) => classIn(each) ?? []) : NONE;
  } catch {
    return NONE;
  }
}

function classIn(value: unknown): SchoolClass | undefined {
  const { id, label, children } = (value ?? {}) as Partial<Record<keyof SchoolClass, unknown>>;
  if (typeof id !== 'string' || typeof label !== 'string' || !Array.isArray(children)) return undefined;
  const names = children.filter((name) => typeof name === 'string').map(oneLine);
  return listFault(names) ? undefined : { id, label: label.slice(0, LONGEST_LABEL), children: names };
}

function subscribe(listener: () => void): () => void {
  // No key means that the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CLASSES_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
