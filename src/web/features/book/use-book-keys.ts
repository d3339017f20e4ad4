import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topmostModal } from '#web/ui/open-modals.ts';

const TURNS: Record<string, 1 | -1> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
/** Menus over the book have a use for the arrows. */
export const MENU = '[data-radix-popper-content-wrapper]';

interface BookKeys {
  turn: (step: 1 | -1) => void;
  /** Nothing, where there is no voice. */
  toggle: (() => void) | undefined;
  stir: () => void;
}

/** Arrows turn the page and the space bar plays, wherever in the open book the focus is, or if nothing has it. */
export function useBookKeys(book: RefObject<HTMLElement | null>, { turn, toggle, stir }: BookKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !topmostModal()?.contains(book.current)) return;
    if (target instanceof Element && target.closest(MENU)) return;
    stir();
    const step = TURNS[key];
    if (step) turn(step);
    else if (key === ' ' && toggle && !isControl(target)) toggle();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** It has a use of its own for taps and the space bar. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, label, summary') !== null;
}
