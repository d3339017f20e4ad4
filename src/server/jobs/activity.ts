/** When somebody last asked this process for something. */
export interface Activity {
  note(): void;
  quietMs(): number;
}

export function createActivity(): Activity {
  let last = performance.now();
  return {
    note() {
      last = performance.now();
    },
    quietMs: () => performance.now() - last,
  };
}
