import { useEffect, useEffectEvent } from 'react';
import { topmostModal } from '#web/ui/open-modals.ts';

/** What does something with the space bar itself keeps it, and so does whatever lies over the page. */
const OWN_SPACE = [
  'button, input, textarea, select, summary, audio, video, dialog, [contenteditable]',
  ...['button', 'menu', 'menuitem', 'option', 'slider', 'tab', 'checkbox', 'radio', 'switch', 'dialog'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** The space bar plays and pauses, wherever nothing else has a use for it. */
export function useSpaceKey(toggle: () => void, on: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A book keeps the key also when nothing in it has the focus.
    if (topmostModal() || (event.target instanceof Element && event.target.closest(OWN_SPACE))) return;
    // It would turn the page of the window instead.
    event.preventDefault();
    if (!event.repeat) toggle();
  });
  useEffect(() => {
    if (!on) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [on]);
}
