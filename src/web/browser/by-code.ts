import { readsByCode } from '#domain/join-path.ts';
import { kept } from '#web/browser/storage.ts';

/** Until when a code is good by which a reading list was opened in this browser; nothing of the code. */
const KEY = 'fabloom.by-code';

/** A tablet of a class, in all its tabs. Of several codes the one counts that ends last. */
export function markOpenedByCode(endsAt: string): void {
  if (Date.parse(endsAt) > goodUntil()) kept.write(KEY, endsAt);
}

export function isOpenedByCode(): boolean {
  if (goodUntil() > Date.now()) return true;
  kept.remove(KEY);
  return false;
}

/** On a page on which nothing is asked of a reader. */
export function isReadByCode(path = window.location.pathname): boolean {
  return readsByCode(path, isOpenedByCode());
}

function goodUntil(): number {
  return Date.parse(kept.read(KEY) ?? '') || 0;
}
