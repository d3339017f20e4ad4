import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topmostModal } from '#web/ui/open-modals.ts';

export type ProjectorAct = 'on' | 'back' | 'first' | 'last' | 'dark' | 'lines' | 'text';

/** As keyboards call the key, and so in every script; clickers are keyboards that know a few of these. */
const ACTS: Record<string, ProjectorAct> = {
  ArrowRight: 'on',
  ArrowDown: 'on',
  PageDown: 'on',
  Space: 'on',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Home: 'first',
  End: 'last',
  KeyB: 'dark',
  Period: 'dark',
  KeyL: 'lines',
  KeyT: 'text',
};
/** By what they write, where somebody has set their keyboard in another order. */
const SIGNS: Record<string, ProjectorAct> = { b: 'dark', '.': 'dark', l: 'lines', t: 'text' };

/** The keys of the projector. What a clicker sends for its start button would load the page anew: here it does nothing. */
export function useProjectorKeys(
  stage: RefObject<HTMLElement | null>,
  act: (act: ProjectorAct) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, key, code, target } = event;
    if (altKey || ctrlKey || metaKey || !topmostModal()?.contains(stage.current)) return;
    const isPressing = target instanceof Element && target.closest('button') !== null;
    if (isPressing && (key === ' ' || key === 'Enter')) return;
    const wanted = SIGNS[key.toLowerCase()] ?? ACTS[code] ?? ACTS[key];
    if (!wanted && key !== 'F5') return;
    event.preventDefault();
    if (wanted) act(wanted);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
