/** What a child may be proud of: a story to its end, a medal or a milestone, a hero. */
export type Celebration = 'story' | 'medal' | 'hero';

const listeners = new Set<(celebration: Celebration) => void>();

/** Whoever sees it happen tells; how it is felt is decided in one place. */
export function celebrate(celebration: Celebration): void {
  for (const listener of listeners) listener(celebration);
}

export function onCelebration(listener: (celebration: Celebration) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
