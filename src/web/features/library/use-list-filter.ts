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

/** Marks an address that follows what was chosen on this page. */
const OWN = { chosenHere: true };

/**
 * Choices take the place of the last address instead of adding one: Back leads to the page before. The address limps
 * behind what was chosen here, and has a say only when something else has changed it.
 */
export function useListFilter(): ListFilterState {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: Partial<typeof OWN> | null };
  const inAddress = filterIn(search);
  const [chosen, setChosen] = useState({ key, ...inAddress });
  if (chosen.key !== key) setChosen({ ...(state?.chosenHere ? chosen : inAddress), key });
  const { age, q } = chosen;

  const write = (filter: ListFilter) =>
    setSearch(withFilter(search, filter), {
      replace: true,
      preventScrollReset: true,
      state: { ...state, ...OWN },
    });
  const choose = (filter: ListFilter) => {
    setChosen((before) => ({ ...before, ...filter }));
    write(filter);
  };
  const settle = () => {
    if (age !== inAddress.age || q !== inAddress.q) write({ age, q });
  };
  const onPause = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => onPause(), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- every letter winds the clock anew
  }, [q]);

  return {
    age,
    q,
    chooseAge: (age) => choose({ age, q }),
    type: (q) => setChosen((before) => ({ ...before, q })),
    settle,
    clear: () => choose({ age: 'all', q: '' }),
  };
}
