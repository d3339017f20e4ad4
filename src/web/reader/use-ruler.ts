import { useEffect, type RefObject } from 'react';
import { onSpokenWord, spokenWord } from '#web/reader/read-along.ts';
import { lineAt, rangeOf } from '#web/reader/word-marker.ts';

/** Where the eye is when nobody has pointed anywhere yet: a third down the screen. */
const FIRST_LOOK = 1 / 3;

/**
 * Keeps a bar under the line that is read: the one under the pointer or the last tap, the one that the voice reads, and
 * while the page is scrolled the one that comes to where the bar was.
 */
export function useRuler(
  root: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  isOn: boolean,
): void {
  useEffect(() => {
    const page = root.current;
    if (!page || !isOn) return undefined;
    let y = window.innerHeight * FIRST_LOOK;
    const lay = (line: DOMRect | undefined) => {
      const ruler = bar.current;
      if (!ruler || !line || line.height === 0) return;
      const top = line.bottom - page.getBoundingClientRect().top;
      ruler.style.transform = `translateY(${Math.round(top)}px)`;
      ruler.hidden = false;
    };
    const look = (to: number) => {
      y = to;
      lay(lineAt(page, to));
    };
    const point = ({ clientY }: PointerEvent) => look(clientY);
    const scroll = () => lay(lineAt(page, y));
    const follow = () => {
      const word = spokenWord();
      const line = word ? rangeOf(page, word)?.getBoundingClientRect() : undefined;
      if (!line) return;
      y = line.top + line.height / 2;
      lay(line);
    };
    scroll();
    page.addEventListener('pointermove', point);
    page.addEventListener('pointerdown', point);
    window.addEventListener('scroll', scroll, { passive: true });
    window.addEventListener('resize', scroll);
    const stop = onSpokenWord(follow);
    return () => {
      page.removeEventListener('pointermove', point);
      page.removeEventListener('pointerdown', point);
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('resize', scroll);
      stop();
    };
  }, [root, bar, isOn]);
}
