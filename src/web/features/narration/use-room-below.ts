import { useLayoutEffect, type RefObject } from 'react';

/** Below the panel, and between it and what is read. */
const GAPS_PX = 32;

/** What is scrolled into view, or reached by keyboard, does not stop behind the panel at the bottom. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight + GAPS_PX}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [panel]);
}
