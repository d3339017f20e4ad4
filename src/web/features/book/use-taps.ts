import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { MENU, isControl } from '#web/features/book/use-book-keys.ts';
import type { ReadFrom } from '#web/reader/read-from.ts';
import { useSwipe } from '#web/reader/turning.ts';

/** A tap this near to the edge of the screen turns the page. */
const EDGE = 0.07;

/** The second half of a double tap that opened the book is not meant for what lies there now. */
const DOUBLE_MS = 700;

interface Taps {
  turn: (step: 1 | -1) => void;
  /** Shows what lies over the page, or hides it. */
  toggle: () => void;
  /** Shows it. */
  stir: () => void;
  readWord: ReadFrom;
  /** Somebody reads into the microphone: a finger on the page means nothing. */
  isRecording: boolean;
}

/**
 * What a finger does on an open book: on the edge it turns, on a word it is read from there, on a button it does what that says,
 * and anywhere else it shows and hides what lies over the page. With a menu over the book it closes that and does no more.
 */
export function useTaps({ turn, toggle, stir, readWord, isRecording }: Taps) {
  const swipe = useSwipe(turn);
  const closesMenu = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  // What is in a menu is drawn elsewhere, and its taps come by all the same.
  const isOnPage = ({ target, currentTarget }: MouseEvent<HTMLElement>) =>
    target instanceof Element && currentTarget.contains(target) && !isControl(target);
  return {
    readWord: (place: Parameters<ReadFrom>[0]) => isRecording || closesMenu.current || readWord(place),
    handlers: {
      ...swipe,
      onPointerMove: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && stir(),
      onPointerDownCapture: ({ target }: PointerEvent) => {
        const isInMenu = target instanceof Element && target.closest(MENU) !== null;
        closesMenu.current = !isInMenu && document.querySelector(MENU) !== null;
      },
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (event.detail > 1 && event.timeStamp - openedAt.current < DOUBLE_MS) {
          event.stopPropagation();
          return;
        }
        if (isRecording || closesMenu.current || !isOnPage(event)) return;
        const share = event.clientX / window.innerWidth;
        if (share > EDGE && share < 1 - EDGE) return;
        event.stopPropagation();
        turn(share < 0.5 ? -1 : 1);
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (closesMenu.current || !isOnPage(event) || window.getSelection()?.isCollapsed === false) return;
        // Whoever is read to wants to be able to stop it.
        if (event.defaultPrevented) stir();
        else toggle();
      },
    },
  };
}
