import { useSyncExternalStore } from 'react';
import { onDraft, parseDraft, readDraft, writeDraft } from '#web/browser/drafts.ts';

/** State of a form that outlives the page, for as long as the tab does. The server, which wrote the page, knows nothing of it. */
export function useDraft<Value>(name: string, empty: Value) {
  const text = useSyncExternalStore(
    onDraft,
    () => readDraft(name),
    () => null,
  );
  const set = (next: Value) => {
    const written = JSON.stringify(next);
    writeDraft(name, written === JSON.stringify(empty) ? null : written);
  };
  return {
    value: parseDraft(text, empty),
    set,
    /** For changes that come several at once: each is made on the one before. */
    update: (change: (before: Value) => Value) => set(change(parseDraft(readDraft(name), empty))),
    /** It was sent, or is not wanted any more. What was typed in the meantime stays. */
    drop: () => {
      if (readDraft(name) === text) writeDraft(name, null);
    },
  };
}
