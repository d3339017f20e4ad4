import { useSyncExternalStore } from 'react';
import type { drawLikeness } from '#engines/illustrator/built-in/compose/likeness.ts';
import { unnoticed } from '#web/browser/patiently.ts';

type DrawingTool = typeof drawLikeness;

let tool: DrawingTool | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The one door from the browser to the illustrator. Its script comes when the first drawing is wanted. */
const fetchTool = unnoticed(() => import('#engines/illustrator/built-in/compose/likeness.ts'));

/** Draws at once, as soon as it is there. */
export function useDrawingTool(): DrawingTool | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tool,
    () => undefined,
  );
}

async function take(): Promise<void> {
  const script = await fetchTool();
  tool = script.drawLikeness;
  for (const each of listeners) each();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= take();
  return () => listeners.delete(listener);
}
