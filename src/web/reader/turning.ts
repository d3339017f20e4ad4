import { useEffect, useEffectEvent, useRef, type TouchEvent } from 'react';

type Turn = (step: 1 | -1) => void;

/** What makes use of the arrow keys itself keeps them. */
const OWN_KEYS = 'input, textarea, select, [role="menu"], [role="slider"], [role="dialog"], dialog';

/** The arrow keys turn the page, wherever the focus is. */
export function useArrowKeys(turn: Turn): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    event.preventDefault();
    turn(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

interface Point {
  x: number;
  y: number;
}

const LEAST_PX = 48;

/** Which way a finger has turned the page; 0 if it did something else. */
export function swipe(from: Point, to: Point): 1 | 0 | -1 {
  const across = to.x - from.x;
  if (Math.abs(across) < LEAST_PX || Math.abs(across) < 1.5 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** For the element on which a finger turns the page. What is drawn anew meanwhile does not forget where the finger came from. */
export function useSwipe(turn: Turn) {
  const from = useRef<Point | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 && touches[0] ? pointOf(touches[0]) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const step = from.current && changedTouches[0] ? swipe(from.current, pointOf(changedTouches[0])) : 0;
      from.current = null;
      if (step) turn(step);
    },
  };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}
