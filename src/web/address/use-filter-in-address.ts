import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';

/** Browsers count how often a page rewrites its address. */
const PAUSE_MS = 200;
export const LONGEST_SEARCH = 100;

interface AddressForm<Filter> {
  read: (search: URLSearchParams) => Filter;
  /** The address with a filter in it; everything else there stays. */
  write: (search: URLSearchParams, filter: Filter) => URLSearchParams;
}

interface FilterState<Filter> {
  filter: Filter;
  /** Chosen at one stroke: the address follows at once. */
  choose: (change: Partial<Filter>) => void;
  /** Letter by letter: the address follows after a pause. */
  type: (change: Partial<Filter>) => void;
  /** Nobody types any more. */
  settle: () => void;
}

interface Chosen<Filter> {
  filter: Filter;
  /** Of the address, which follows. */
  ahead: false | 'at-once' | 'after-a-pause';
}

/** Marks an address that follows what was chosen on this page. */
const OWN = { chosenHere: true };

/**
 * Choices take the place of the last address instead of adding one: Back leads to the page before. The address limps
 * behind what was chosen here, and has a say only when something else has changed it.
 */
export function useFilterInAddress<Filter extends object>(form: AddressForm<Filter>): FilterState<Filter> {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: Partial<typeof OWN> | null };
  const isOwn = useNavigationType() !== NavigationType.Pop && state?.chosenHere === true;
  const leaving = useNavigation().state !== 'idle';
  const [chosen, setChosen] = useState<Chosen<Filter>>({ filter: form.read(search), ahead: false });
  const { filter, ahead } = chosen;

  // Only a page that is really there counts: the router draws a new address in the background, and a letter that is
  // typed meanwhile is drawn with the old one.
  const shown = useRef(key);
  const follow = useEffectEvent(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!isOwn) setChosen({ filter: form.read(search), ahead: false });
  });
  useLayoutEffect(() => follow(), [key]);

  const put = (change: Partial<Filter>, nowAhead: Chosen<Filter>['ahead']) =>
    setChosen((before) => ({ ...before, filter: { ...before.filter, ...change }, ahead: nowAhead }));
  const settle = () => {
    // Once, and never when somebody is on the way to another page: a second address would call them back.
    if (!ahead || leaving) return;
    setChosen((before) => ({ ...before, ahead: false }));
    setSearch(form.write(search, filter), {
      replace: true,
      preventScrollReset: true,
      state: { ...state, ...OWN },
    });
  };
  const onPause = useEffectEvent(settle);
  useEffect(() => {
    if (ahead === 'at-once') onPause();
    const timer = setTimeout(() => onPause(), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- every letter winds the clock anew, and so does a way that was not gone
  }, [filter, leaving]);

  return {
    filter,
    choose: (change) => put(change, 'at-once'),
    type: (change) => put(change, 'after-a-pause'),
    settle,
  };
}
