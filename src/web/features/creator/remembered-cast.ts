import type { Look } from '#domain/look.ts';
import { isPersonal } from '#domain/personal-character.ts';
import { readLook } from '#domain/read-look.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { kept } from '#web/browser/storage.ts';

const FAMILIES_KEY = 'fabloom.casts';
const LOOKS_KEY = 'fabloom.looks';
const MOST_STORIES = 200;

/** Remembers here, and nowhere else, which of the family are in a story, and how those look who were typed in. */
export function rememberCast(id: string, heroes: readonly StoryOption[]): void {
  const personal = heroes.filter(isPersonal).map((hero) => hero.id);
  remember(FAMILIES_KEY, id, personal.length > 0 ? personal : undefined);
  const drawn = heroes.filter((hero) => !isPersonal(hero) && hero.look).map((hero) => [hero.id, hero.look]);
  remember(LOOKS_KEY, id, drawn.length > 0 ? Object.fromEntries(drawn) : undefined);
}

export function familyIn(id: string): readonly string[] {
  const known = recall(FAMILIES_KEY, id);
  return Array.isArray(known) ? known : [];
}

/** Those of the family who were in the newest story that had any. */
export function lastFamily(): readonly string[] {
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
  try {
    const value: unknown = JSON.parse(kept.read(key) ?? '[]');
    return Array.isArray(value) ? (value as [string, object][]) : [];
  } catch {
    return [];
  }
}
