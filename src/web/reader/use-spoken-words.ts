import { useEffect, type MouseEvent, type RefObject } from 'react';
import { onSpokenWord, spokenWord, tapWord } from '#web/reader/read-along.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { markWord, offsetAt } from '#web/reader/word-marker.ts';

/**
 * Marks the spoken word among the paragraphs of an element. Gives what is to be called where it is touched: the voice goes
 * there.
 */
export function useSpokenWords(
  root: RefObject<HTMLElement | null>,
  /** Whose words they are, if none of the story's. */
  aside?: string,
): (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => void {
  const { readAlong } = useReaderSettings();
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    let marked = false;
    const mark = () => {
      const word = spokenWord();
      const ours = readAlong && word?.aside === aside ? word : null;
      // Whatever another text has marked is not ours to take away.
      if (ours || marked) markWord(page, ours);
      marked = ours !== null;
    };
    mark();
    const stop = onSpokenWord(mark);
    return () => {
      stop();
      if (marked) markWord(page, null);
    };
  }, [root, readAlong, aside]);
  return ({ clientX, clientY }) => {
    // Somebody who marks text to copy it did not tap a word.
    if (window.getSelection()?.isCollapsed === false) return;
    const offset = offsetAt(clientX, clientY);
    if (offset !== undefined) tapWord(offset, aside);
  };
}
