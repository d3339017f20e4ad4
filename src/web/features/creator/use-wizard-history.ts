import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  isBefore,
  placeIn,
  placeOf,
  placePath,
  reachablePlace,
  WIZARD_PLACES,
  type WizardPlace,
} from '#domain/wizard-places.ts';
import type { WizardEvent, WizardState } from '#domain/wizard-state.ts';

/** What the wizard leaves with every entry of the history. */
interface Entry {
  place?: WizardPlace;
  /** The place of the entry before, where that is the wizard's too. */
  from?: WizardPlace;
  /** So many entries before this one are the wizard's. */
  depth?: number;
}

/**
 * Every place of the wizard is an entry of the browser's history: the address follows the wizard, and the wizard follows
 * whoever walks back and forth with the browser's own buttons.
 */
export function useWizardHistory(
  state: WizardState,
  dispatch: (event: WizardEvent) => void,
  /** The address asks for something else first. */
  paused: boolean,
): { walksBack: () => boolean } {
  const navigate = useNavigate();
  const location = useLocation();
  const seen = useRef<string>(undefined);
  /** On the way to an entry, by this hook itself. */
  const going = useRef<'on' | 'back' | null>(null);
  const here = placeOf(state);
  useEffect(() => {
    if (paused) return;
    const entry = entryOf(location.state);
    const there = placeIn(new URLSearchParams(location.search)) ?? entry.place ?? null;
    const go = (place: WizardPlace, { replace, ...next }: Entry & { replace: boolean }) => {
      going.current = 'on';
      void navigate(placePath(place), { replace, state: { place, ...next }, preventScrollReset: true });
    };
    const goBack = (entries: number) => {
      going.current = 'back';
      void navigate(-entries);
    };
    const { from, depth = 0 } = entry;
    const arrived = seen.current !== location.key;
    const how = going.current;
    if (!arrived && how) return;
    seen.current = location.key;
    going.current = null;
    if (arrived && !how) {
      const place = reachablePlace(state, there ?? here);
      if (place !== here) dispatch({ type: 'walked', place });
      if (place !== there) go(place, { replace: true, from, depth });
    } else if (here !== there) {
      if (how === 'back' || there === null) go(here, { replace: true, from, depth });
      else if (isBefore(there, here)) go(here, { replace: false, from: there, depth: depth + 1 });
      else if (from === here) goBack(1);
      else if (here === 'setting' && depth > 0) goBack(depth);
      else go(here, { replace: true, from, depth });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- when the wizard or the address has moved
  }, [here, location.key, paused]);
  /** Back was not pressed by anybody: the wizard itself goes to an earlier entry. */
  return { walksBack: () => going.current === 'back' };
}

function entryOf(value: unknown): Entry {
  const { place, from, depth } = (value ?? {}) as Record<string, unknown>;
  const known = (name: unknown) => WIZARD_PLACES.find((each) => each === name);
  return { place: known(place), from: known(from), depth: typeof depth === 'number' ? depth : 0 };
}
