/**
 * What the browser remembers. Where site data is blocked, the mere mention of `localStorage` throws; the page then
 * remembers for as long as it is open.
 */
interface Store {
  read(key: string): string | null;
  /** Whether it outlives the page: a store that is full or blocked remembers for as long as the page is open. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

function store(open: () => Storage): Store {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return memory.get(key) ?? open().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // There was nothing but memory.
      }
    },
    keys() {
      try {
        return [...new Set([...Object.keys(open()), ...memory.keys()])];
      } catch {
        return [...memory.keys()];
      }
    },
  };
}

/** For good. */
export const kept = store(() => localStorage);

/** Another tab has kept something else under that key, and this one would read it by now. */
export function onKeptElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** For as long as the tab lives. */
export const keptInTab = store(() => sessionStorage);

/** Whether anything outlives the script that wrote it. */
export function isKept(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
