import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { isCalm } from '#web/browser/calm.ts';
import { asideOf, offsetOf, paragraphElements, placeAt } from '#web/reader/word-marker.ts';

interface LeavesProps {
  /** Holds the text; as wide as one leaf. */
  ref: RefObject<HTMLDivElement | null>;
  /** Which one is seen; beyond the last is the last. */
  leaf: number;
  onCount: (leaves: number) => void;
  /** Something on another leaf has the focus now. */
  onLeaf: (leaf: number) => void;
  children: ReactNode;
}

/**
 * A text that is longer than its page. The browser breaks it into columns of the size of the page, whatever the type and its
 * size; one of them is seen at a time.
 */
export function Leaves({ ref, leaf, onCount, onLeaf, children }: LeavesProps) {
  const known = useRef(1);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const count = () => {
      const leaves = Math.max(1, Math.round(element.scrollWidth / element.clientWidth));
      if (leaves !== known.current) onCount(leaves);
      known.current = leaves;
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    // Another face or size of the type changes the text, not its page.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref, onCount]);
  const shown = useRef(leaf);
  const align = () => {
    const element = ref.current;
    if (element) element.scrollLeft = Math.min(leaf * element.clientWidth, element.scrollWidth);
  };
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    align();
    if (shown.current !== leaf) slideIn(element, leaf > shown.current ? 1 : -1);
    shown.current = leaf;
  });
  return (
    <div
      ref={ref}
      className="book-leaves"
      // Whatever else scrolls the columns, a browser that brings a word into view among them, would leave two halves.
      onScroll={align}
      onFocus={({ target, currentTarget }) => {
        if (!currentTarget.contains(target)) return;
        const range = document.createRange();
        range.selectNodeContents(target);
        onLeaf(leafOf(currentTarget, range));
      }}
    >
      {children}
    </div>
  );
}

/** The leaf on which a part of the text stands. */
export function leafOf(element: HTMLElement, range: Range): number {
  const [first] = range.getClientRects();
  if (!first) return 0;
  const from = first.left - element.getBoundingClientRect().left + element.scrollLeft;
  return Math.max(0, Math.floor((from + first.width / 2) / element.clientWidth));
}

/** The first place of the leaf that is seen, in the story's own text or in the one beside it. */
export function headOf(element: HTMLElement | null, aside: string | undefined): number | undefined {
  if (!element) return undefined;
  const { left, right } = element.getBoundingClientRect();
  for (const paragraph of paragraphElements(element)) {
    if (asideOf(paragraph) !== aside) continue;
    const parts = [...paragraph.getClientRects()];
    const seen = parts.find((part) => part.height > 0 && part.right > left + 1 && part.left < right - 1);
    if (seen && seen === parts[0]) return offsetOf(paragraph);
    if (seen) return placeAt(seen.left + seen.width / 3, seen.top + 20)?.offset;
  }
  return undefined;
}

function slideIn(element: HTMLElement, way: 1 | -1): void {
  element.animate(
    [
      { opacity: 0.15, ...(!isCalm() && { transform: `translateX(${way * 5}%)` }) },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 250, easing: 'ease-out' },
  );
}
