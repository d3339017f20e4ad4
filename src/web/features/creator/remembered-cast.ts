import type { Look } from '#domain/look.ts';
import { isPersonal } from '#domain/personal-character.ts';
import { readLook } from '#domain/read-look.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { kept } from '#web/browser/storage.ts';

const FAMILIES_KEY = 'fabloom.casts';
const LOOKS_KEY = 'fabloom.looks';
const LAST_KEY = 'fabloom.last-cast';
const MOST_STORIES = 200;

/** Remembers here, and nowhere else, who is in a story: which of the family, and how those look who were typed in. */
export function rememberCast(id: string, heroes: readonly StoryOption[]): void {
  kept.write(LAST_KEY, JSON.stringify(heroes.map((hero) => hero.id)));
  const personal = heroes.filter(isPersonal).map((hero) => hero.id);
  remember(FAMILIES_KEY, id, personal.length > 0 ? personal : undefined);
  const drawn = heroes.filter((hero) => !isPersonal(hero) && hero.look).map((hero) => [hero.id, hero.look]);
  remember(LOOKS_KEY, id, drawn.length > 0 ? Object.fromEntries(drawn) : undefined);
}

export function familyIn(id: string): readonly string[] {
  const known = recall(FAMILIES_KEY, id);
  return Array.isArray(known) ? known : [];
}

/** Those who were in the last story that somebody signed in has made here, of the family and of the catalogue. */
export function lastCast(): readonly string[] {
  const known = parsed(kept.read(LAST_KEY));
  if (Array.isArray(known)) return known.filter((id) => typeof id === 'string');
  // What was kept before heroes of the catalogue were.
  const newest = all(FAMILIES_KEY).at(-1)?.[1];
  return Array.isArray(newest) ? newest : [];
}

/** By the ids of those who were typed in. */
export function looksIn(id: string): Readonly<Record<string, Look>> {
  const known = Object.entries(recall(LOOKS_KEY, id) ?? {});
  return Object.fromEntries(
    known.flatMap(([hero, value]) => {
      const look = readLook(value);
      return look ? [[hero, look]] : [];
    }),
  );
}

function remember(key: string, id: string, value: object | undefined): void {
  const others = all(key).filter(([story]) => story !== id);
  const stories = value ? [...others, [id, value]] : others;
  kept.write(key, JSON.stringify(stories.slice(-MOST_STORIES)));
}

function recall(key: string, id: string): object | undefined {
  return all(key).find(([story]) => story === id)?.[1];
}

function all(key: string): [story: string, value: object][] {
  const value = parsed(kept.read(key));
  return Array.isArray(value) ? (value as [string, object][]) : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
