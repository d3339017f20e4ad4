import type { LibraryStory } from '#contract/library.ts';
import { keptInTab } from '#web/browser/storage.ts';

const KEY = 'fabloom.awaited';

/** Each language of a story is made by itself. */
export function awaitedAs({
  id,
  language,
  original,
}: Pick<LibraryStory, 'id' | 'language' | 'original'>): string {
  return language === original ? id : `${id}/${language}`;
}

/** Whoever started the making of an experience may leave, and is taken to it when they come back. */
export function isAwaited(storyId: string): boolean {
  return awaited().includes(storyId);
}

export function awaitStory(storyId: string): void {
  keptInTab.write(KEY, [...new Set([...awaited(), storyId])].join(' '));
}

export function awaitNoMore(storyId: string): void {
  keptInTab.write(
    KEY,
    awaited()
      .filter((id) => id !== storyId)
      .join(' '),
  );
}

function awaited(): string[] {
  return (keptInTab.read(KEY) ?? '').split(' ').filter(Boolean);
}
