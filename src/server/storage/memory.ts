/** What could not be kept where it belongs, the newest of it. */
export interface Memory<Item> {
  get(name: string): Item | undefined;
  put(name: string, item: Item): void;
  forget(names: readonly string[]): void;
  /** The oldest first. */
  all(): [name: string, item: Item][];
}

/** Holds up to so many bytes. */
export function createMemory<Item>(most: number, bytesOf: (item: Item) => number): Memory<Item> {
  const items = new Map<string, Item>();
  let held = 0;
  const forget = (names: readonly string[]) => {
    for (const name of names) {
      const item = items.get(name);
      if (item === undefined) continue;
      held -= bytesOf(item);
      items.delete(name);
    }
  };
  return {
    get: (name) => items.get(name),
    all: () => [...items],
    forget,
    put(name, item) {
      forget([name]);
      items.set(name, item);
      held += bytesOf(item);
      for (const oldest of items.keys()) {
        if (held <= most) return;
        forget([oldest]);
      }
    },
  };
}
