import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

// A page can be typed into before React is there. React then leaves the controls as they are, but believes that they
// show what it was told to draw, and would put that back with the next change. So they are looked at once, before
// anything is drawn again.

/** For a field that React controls: what was typed or chosen in it before. */
export function useEarlyValue<Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  value: string,
  onFound: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const look = useEffectEvent(() => {
    const found = control.current?.value;
    if (found !== undefined && found !== value) onFound(found);
  });
  useLayoutEffect(() => look(), []);
  return control;
}

/** For a group of radio buttons: which one was chosen before. */
export function useEarlyChoice<Group extends HTMLElement>(
  onFound: (value: string) => void,
): RefObject<Group | null> {
  const group = useRef<Group>(null);
  const look = useEffectEvent(() => {
    const found = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (found && !found.defaultChecked) onFound(found.value);
  });
  useLayoutEffect(() => look(), []);
  return group;
}
