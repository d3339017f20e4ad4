import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 16;
/** Beside the text the stage hides nothing. */
const BESIDE = '(width >= 64rem)';

/** On phones the stage stays above the text: what is scrolled into view does not stop behind it. */
export function useRoomAbove(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { position, top } = getComputedStyle(element);
      const covers = position === 'sticky' && !window.matchMedia(BESIDE).matches;
      style.scrollPaddingTop = covers ? `${Number.parseFloat(top) + element.offsetHeight + GAP_PX}px` : '';
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, [stage]);
}
