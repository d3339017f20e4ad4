import { keptInTab } from '#web/browser/storage.ts';

const KEY = 'fabloom.open-book';

/** The book of this story lies open in this tab from now on: at its cover, or where it was left. */
export function layOpen(story: string, scene = 0): void {
  turnTo(story, scene === 0 ? 0 : scene + 1);
}

/** Page 0 is the cover. */
export function turnTo(story: string, page: number): void {
  keptInTab.write(KEY, `${page} ${story}`);
}

export function layAside(): void {
  keptInTab.remove(KEY);
}

/** The page at which it lies open; null where it does not. */
export function openPage(story: string): number | null {
  const [page, id] = keptInTab.read(KEY)?.split(' ') ?? [];
  return id === story ? Number(page) : null;
}
