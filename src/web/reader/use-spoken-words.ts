import { useEffect, useEffectEvent, type MouseEvent, type RefObject } from 'react';
import { onSpokenWord, spokenWord, tapWord } from '#web/reader/read-along.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { keepInView, markWord, offsetAt } from '#web/reader/word-marker.ts';
import { topmostModal } from '#web/ui/open-modals.ts';

/**
 * Marks the spoken word among the paragraphs of an element. Gives what is to be called where it is touched: the voice goes
 * there.
 */
export function useSpokenWords(
  root: RefObject<HTMLElement | null>,
  /** Whose words they are, if none of the story's. */
  aside?: string,
  /** How a word is brought into view. */
  show = keepInView,
): (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => void {
  const { readAlong } = useReaderSettings();
  const bringIntoView = useEffectEvent(show);
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    let marked = false;
    const mark = () => {
      const word = spokenWord();
      const ours = readAlong && word?.aside === aside && !isCovered(page) ? word : null;
      // Whatever another text has marked is not ours to take away.
      if (ours || marked) markWord(page, ours, bringIntoView);
      marked = ours !== null;
    };
    mark();
    const stop = onSpokenWord(mark);
    return () => {
      stop();
      if (marked) markWord(page, null, bringIntoView);
    };
  }, [root, readAlong, aside]);
  return ({ clientX, clientY }) => {
    // Somebody who marks text to copy it did not tap a word.
    if (window.getSelection()?.isCollapsed === false) return;
    const offset = offsetAt(clientX, clientY);
    if (offset !== undefined) tapWord(offset, aside);
  };
}

/** A book lies open over it and marks the same words. */
function isCovered(page: HTMLElement): boolean {
  const over = topmostModal();
  return over !== null && !over.contains(page);
}
