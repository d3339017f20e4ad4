let isReading = false;
let waiting: (() => void)[] = [];

/** A book lies open before its end: nothing that can wait lies over its pages. */
export function readUndisturbed(on: boolean): void {
  isReading = on;
  if (on) return;
  const released = waiting;
  waiting = [];
  for (const go of released) go();
}

/** Now, or when the story is over or its book is closed. Resolves to whether that was waited for. */
export async function afterReading(): Promise<boolean> {
  if (!isReading) return false;
  await new Promise<void>((resolve) => waiting.push(resolve));
  return true;
}
