import { parseWaiting, type Waiting } from '#web/outbox/waiting.ts';

/** Read by name where no other part of the outbox is at hand. */
export const OUTBOX_KEY = 'fabloom.outbox';

const listeners = new Set<() => void>();

/** The text is compared, so that whoever draws the list is handed the same one as long as nothing changed. */
let lastText: string | null = null;
let lastList: readonly Waiting[] = [];

/** All that waits in this browser, whoever it is of. */
export function waitingList(): readonly Waiting[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastList = parseWaiting(text);
  }
  return lastList;
}

/** False where the browser keeps nothing, or is full: then nobody may say that it was kept. */
export function keepWaiting(list: readonly Waiting[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(OUTBOX_KEY);
    else localStorage.setItem(OUTBOX_KEY, JSON.stringify(list));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function onWaiting(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === OUTBOX_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(OUTBOX_KEY);
  } catch {
    return null;
  }
}
