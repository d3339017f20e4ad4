import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isCalm } from '#web/browser/calm.ts';
import { lettersOf, typedEnd } from '#web/reader/typing.ts';
import { paragraphElements, placeIn, runsOf } from '#web/reader/word-marker.ts';

/** The name under which styles know what is still to be typed. */
const HIGHLIGHT = 'untyped';

/**
 * Types the paragraphs of an element once. Nothing of the document is touched: letters that are still to come are there, for
 * screen readers too, and are painted without a colour. Who asked for less motion has them at once, and so does a browser
 * that cannot paint so. Gives what ends it sooner.
 */
export function useTyping(
  root: RefObject<HTMLElement | null>,
  /** It is all there; absent: it was from the beginning. */
  onTyped: (() => void) | undefined,
  /** There is no time to type. */
  hurries: boolean,
): () => void {
  const isWanted = onTyped !== undefined;
  const finish = useEffectEvent(() => onTyped?.());
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !isWanted) return undefined;
    const runs = paragraphElements(element).flatMap(runsOf);
    const letters = lettersOf(runs.map(({ data }) => data).join(''));
    if (hurries || letters.length === 0 || isCalm() || !('highlights' in CSS)) {
      finish();
      return undefined;
    }
    const begun = performance.now();
    let frame = 0;
    const type = (now: number) => {
      const rest = restOf(runs, typedEnd(letters, now - begun));
      if (!rest) {
        finish();
        return;
      }
      CSS.highlights.set(HIGHLIGHT, new Highlight(rest));
      frame = requestAnimationFrame(type);
    };
    type(begun);
    return () => {
      cancelAnimationFrame(frame);
      CSS.highlights.delete(HIGHLIGHT);
      // Whoever turns on and back has it all.
      finish();
    };
  }, [root, isWanted, hurries]);
  return () => onTyped?.();
}

/** Whatever follows this place; nothing after the last letter. */
function restOf(runs: readonly Text[], from: number): Range | undefined {
  const last = runs.at(-1);
  const place = placeIn(runs, from);
  if (!last || !place || (place[0] === last && place[1] === last.length)) return undefined;
  const range = document.createRange();
  range.setStart(...place);
  range.setEnd(last, last.length);
  return range;
}
