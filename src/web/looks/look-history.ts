import { useState } from 'react';
import type { Look } from '#domain/look.ts';

const MOST_STEPS = 50;

/** Changes a look, and takes the last changes back. */
export function useLookHistory(look: Look | undefined, onChange: (look: Look) => void) {
  const [before, setBefore] = useState<readonly Look[]>([]);
  return {
    change: (next: Look) => {
      if (look) setBefore([...before.slice(-MOST_STEPS), look]);
      onChange(next);
    },
    /** Absent where nothing was changed. */
    undo: before.length > 0 ? () => takeBack() : undefined,
  };

  function takeBack(): void {
    const last = before.at(-1);
    setBefore(before.slice(0, -1));
    if (last) onChange(last);
  }
}
