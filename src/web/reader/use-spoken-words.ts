import { use, useEffect, useEffectEvent, type MouseEvent, type RefObject } from 'react';
import { ReadFromContext } from '#web/reader/read-from.ts';
import { onSpokenWord, spokenWord, tapWord } from '#web/reader/read-along.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { keepInView, markRange, placeAt, rangeOf, touchedPlace } from '#web/reader/word-marker.ts';
import { topmostModal } from '#web/ui/open-modals.ts';

/**
 * Marks the spoken word among the paragraphs of an element. Gives what is to be called where it is touched: the voice goes
 * there.
 */
export function useSpokenWords(
  root: RefObject<HTMLElement | null>,
  /** How a word is brought into view. */
  show = keepInView,
): (event: MouseEvent) => void {
  const readFrom = use(ReadFromContext);
  const { readAlong } = useReaderSettings();
  const bringIntoView = useEffectEvent(show);
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    let marked = false;
    const mark = () => {
      const word = spokenWord();
      const range =
        readAlong && word && !word.wholePage && !isCovered(page) ? rangeOf(page, word) : undefined;
      // Whatever another text has marked is not ours to take away.
      if (range || marked) markRange(range, bringIntoView);
      marked = range !== undefined;
    };
    mark();
    const stop = onSpokenWord(mark);
    return () => {
      stop();
      if (marked) markRange(undefined, bringIntoView);
    };
  }, [root, readAlong]);
  return (event) => {
    // Somebody who marks text to copy it did not tap a word.
    if (window.getSelection()?.isCollapsed === false) return;
    const { clientX, clientY } = event;
    if (!readFrom) {
      const place = placeAt(clientX, clientY);
      if (place) tapWord(place.offset, place.aside);
      return;
    }
    const word = touchedPlace(clientX, clientY);
    // Whatever lies around the text need not make anything of this tap.
    if (word && readFrom(word)) event.preventDefault();
  };
}

/** A book lies open over it and marks the same words. */
function isCovered(page: HTMLElement): boolean {
  const over = topmostModal();
  return over !== null && !over.contains(page);
}
