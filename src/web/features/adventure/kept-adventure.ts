import { isAdventure, settledAdventure, type AdventureState } from '#domain/adventure.ts';
import { kept } from '#web/browser/storage.ts';

const PREFIX = 'fabloom.adventure.';
/** A few stories are played at a time; the one that was played longest ago makes room. */
const MOST = 10;

interface KeptAdventure {
  state: AdventureState;
  keptAt: number;
}

/** As far as it was played in this browser. */
export function keptAdventure(name: string): AdventureState | null {
  return entryIn(kept.read(PREFIX + name))?.state ?? null;
}

export function keepAdventure(name: string, state: AdventureState): void {
  if (state.segments.length === 0) return;
  const entry: KeptAdventure = { state: settledAdventure(state), keptAt: Date.now() };
  kept.write(PREFIX + name, JSON.stringify(entry));
  const others = kept
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, keptAt: entryIn(kept.read(key))?.keptAt ?? 0 }))
    .toSorted((a, b) => b.keptAt - a.keptAt);
  for (const { key } of others.slice(MOST)) kept.remove(key);
}

function entryIn(text: string | null): KeptAdventure | null {
  try {
    const { state, keptAt } = JSON.parse(text ?? '{}') as Partial<KeptAdventure>;
    return isAdventure(state) && typeof keptAt === 'number' ? { state, keptAt } : null;
  } catch {
    return null;
  }
}
