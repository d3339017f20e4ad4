import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough to see what was chosen, too short to be a wait. */
const SEEN_MS = 300;

/** Where one thing is chosen, the choice is the way on; another one in time takes its place, and whoever leaves the place stops it. */
export function useGoingOn(goOn: () => void, place: string): () => void {
  const [chosen, setChosen] = useState<{ at: string } | null>(null);
  if (chosen && chosen.at !== place) setChosen(null);
  const onSeen = useEffectEvent(goOn);
  useEffect(() => {
    if (!chosen) return undefined;
    const timer = setTimeout(() => {
      setChosen(null);
      onSeen();
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  return () => setChosen({ at: place });
}
