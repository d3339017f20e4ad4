import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { AgeChoice, ListFilter } from '#web/features/library/find-stories.ts';
import { filterIn, withFilter } from '#web/features/library/list-address.ts';

/** Browsers count how often a page rewrites its address. */
const PAUSE_MS = 200;

interface ListFilterState extends ListFilter {
  chooseAge: (age: AgeChoice) => void;
  type: (q: string) => void;
  /** Nobody types any more: the address is put right at once. */
  settle: () => void;
  clear: () => void;
}

/** Marks an address that follows what was typed here. */
const OWN = { typed: true };

/**
 * Choices take the place of the last address instead of adding one: Back leads to the page before. The address limps
 * behind what is typed, and has a say only when something else has changed it.
 */
export function useListFilter(): ListFilterState {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: Partial<typeof OWN> | null };
  const inAddress = filterIn(search);
  const [box, setBox] = useState({ key, q: inAddress.q });
  if (box.key !== key) setBox({ key, q: state?.typed ? box.q : inAddress.q });
  const type = (q: string) => setBox((before) => ({ ...before, q }));

  const write = (filter: ListFilter) =>
    setSearch((before) => withFilter(before, filter), {
      replace: true,
      preventScrollReset: true,
      state: { ...state, ...OWN },
    });
  const settle = () => {
    if (box.q !== inAddress.q) write({ age: inAddress.age, q: box.q });
  };
  const onPause = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => onPause(), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- every letter winds the clock anew
  }, [box.q]);

  return {
    age: inAddress.age,
    q: box.q,
    chooseAge: (age) => write({ age, q: box.q }),
    type,
    settle,
    clear: () => {
      type('');
      write({ age: 'all', q: '' });
    },
  };
}
