import { keptInTab } from '#web/browser/storage.ts';

const KEY = 'fabloom.bedtime';
let dozing = false;

/** Whether somebody has dimmed their book, for as long as the tab is open. */
export function isDimmed(): boolean {
  return keptInTab.read(KEY) === 'on';
}

export function keepDimmed(on: boolean): void {
  keptInTab.write(KEY, on ? 'on' : 'off');
}

/** The timer of a book runs, or has put it to sleep. */
export function doze(on: boolean): void {
  dozing = on;
}

/** Somebody is to fall asleep: nothing may rouse them. */
export function isBedtime(): boolean {
  return dozing || isDimmed();
}
