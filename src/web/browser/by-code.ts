import { keptInTab } from '#web/browser/storage.ts';

const KEY = 'fabloom.by-code';

/** A tablet of a class: somebody opened a reading list by a code in this tab. */
export function markOpenedByCode(): void {
  keptInTab.write(KEY, '1');
}

export function isOpenedByCode(): boolean {
  return keptInTab.read(KEY) !== null;
}
