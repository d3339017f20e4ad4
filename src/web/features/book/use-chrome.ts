import { useEffect, useEffectEvent, useState } from 'react';

const QUIET_MS = 4_000;

/** What lies over a book and goes away while somebody reads: shown by a key, a mouse or a tap, hidden after a while. */
export function useChrome(mayHide: boolean): { hidden: boolean; stir: () => void; toggle: () => void } {
  const [seen, setSeen] = useState({ at: 0, hidden: false });
  const hide = useEffectEvent(() => setSeen({ ...seen, hidden: true }));
  useEffect(() => {
    if (!mayHide || seen.hidden) return undefined;
    const timer = setTimeout(() => hide(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [mayHide, seen]);
  const stir = () => setSeen({ at: Date.now(), hidden: false });
  return {
    hidden: mayHide && seen.hidden,
    stir,
    toggle: () => (mayHide && !seen.hidden ? setSeen({ ...seen, hidden: true }) : stir()),
  };
}
