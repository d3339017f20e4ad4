import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { GUIDE_CATEGORIES } from '#domain/editorial.ts';
import type { GuideFilter } from '#domain/find-guides.ts';
import { chosenCategory } from '#web/shell/category-chips.tsx';

/** Browsers count how often a page rewrites its address. */
const PAUSE_MS = 200;
export const LONGEST_SEARCH = 100;

interface GuideFilterState extends GuideFilter {
  type: (q: string) => void;
  clear: () => void;
}

/** Marks an address that follows what was typed on this page. */
const OWN = { typedHere: true };

/** The category is in the address; what is typed follows there after a pause, and has a say of its own until then. */
export function useGuideFilter(): GuideFilterState {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: Partial<typeof OWN> | null };
  const inAddress = (search.get('q') ?? '').slice(0, LONGEST_SEARCH);
  const [typed, setTyped] = useState({ key, q: inAddress });
  if (typed.key !== key) setTyped({ key, q: state?.typedHere ? typed.q : inAddress });
  const { q } = typed;

  const write = (next: URLSearchParams) =>
    setSearch(next, { replace: true, preventScrollReset: true, state: OWN });
  const onPause = useEffectEvent(() => {
    if (q === inAddress) return;
    const next = new URLSearchParams(search);
    if (q.trim()) next.set('q', q);
    else next.delete('q');
    write(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => onPause(), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- every letter winds the clock anew
  }, [q]);

  return {
    category: chosenCategory(GUIDE_CATEGORIES, search),
    q,
    type: (q) => setTyped((before) => ({ ...before, q })),
    clear: () => {
      setTyped((before) => ({ ...before, q: '' }));
      write(new URLSearchParams());
    },
  };
}
