import {
  changedPersonal,
  newPersonal,
  type PersonalCharacter,
  type PersonalForm,
} from '#domain/personal-character.ts';
import type { LookWords } from '#domain/look-words.ts';
import { withLooks } from '#domain/personal-look.ts';
import { saidIn, type SaidName } from '#domain/said-name.ts';
import { randomId } from '#web/browser/random-id.ts';
import { kept } from '#web/browser/storage.ts';
import { readFamily } from '#web/device/read-family.ts';

const KEY = 'fabloom.family';
const NOBODY: readonly PersonalCharacter[] = [];

let last: { text: string | null; family: readonly PersonalCharacter[] } = { text: null, family: NOBODY };
const listeners = new Set<() => void>();

/**
 * The reader's own people. They are kept in this browser and leave it only as part of a request for a story. The same list as long as
 * nothing changed, here or in another tab.
 */
export function currentFamily(): readonly PersonalCharacter[] {
  const text = kept.read(KEY);
  if (text !== last.text) last = { text, family: readFamily(text) };
  return last.family;
}

/** How the names in a text are said, as far as the family wrote it down. */
export function saidNamesIn(text: string): SaidName[] {
  return saidIn(
    text,
    currentFamily().flatMap(({ name, said }) => (said ? [{ name, said }] : [])),
  );
}

/** Adds somebody, or changes whoever has the id. */
export function saveCharacter(form: PersonalForm, id?: string): PersonalCharacter {
  const family = currentFamily();
  const known = family.find((each) => each.id === id);
  const saved = known ? changedPersonal(known, form) : added(form, id);
  write(known ? family.map((each) => (each === known ? saved : each)) : [...family, saved]);
  return saved;
}

/** Whoever was removed in another tab while being edited here comes back under the same id. */
function added(form: PersonalForm, id: string | undefined): PersonalCharacter {
  const character = newPersonal(form, { now: new Date(), token: randomId() });
  return id === undefined ? character : { ...character, id };
}

/** Gives looks to whoever was added before there were any. */
export function keepLooks(words: LookWords): void {
  const family = currentFamily();
  const whole = withLooks(family, words);
  if (whole.some((each, i) => each !== family[i])) write(whole);
}

export function removeCharacter(id: string): void {
  write(currentFamily().filter((each) => each.id !== id));
}

function write(family: readonly PersonalCharacter[]): void {
  if (family.length > 0) kept.write(KEY, JSON.stringify(family));
  else kept.remove(KEY);
  for (const listener of listeners) listener();
}

export function onFamilyChange(listener: () => void): () => void {
  // No key means that the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
