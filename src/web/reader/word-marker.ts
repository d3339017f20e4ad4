import type { SpokenWord } from '#web/reader/read-along.ts';

/** The name under which styles know the spoken word. */
const HIGHLIGHT = 'spoken-word';

/**
 * Marks a word without touching the document: the browser's own highlights paint over the text, so that nothing is laid
 * out anew thirty times a second. A browser without them reads on unmarked.
 */
export function markWord(root: HTMLElement, word: SpokenWord | null): void {
  if (!('highlights' in CSS)) return;
  const range = word && rangeOf(root, word);
  if (!range) {
    CSS.highlights.delete(HIGHLIGHT);
    return;
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  keepInView(range);
}

/** Paragraphs carry their place in the whole text; each holds a single run of text. */
export function paragraphElements(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-offset]')];
}

export function offsetOf(paragraph: HTMLElement): number {
  return Number(paragraph.dataset.offset);
}

function rangeOf(root: HTMLElement, { offset, length }: SpokenWord): Range | undefined {
  const paragraph = paragraphElements(root).findLast((each) => offsetOf(each) <= offset);
  const text = paragraph?.firstChild;
  if (!paragraph || !(text instanceof Text)) return undefined;
  const start = offset - offsetOf(paragraph);
  if (start >= text.length) return undefined;
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, Math.min(text.length, start + length));
  return range;
}

/** Room for the header above and the player below; pages with more in the way say so by their scroll padding. */
const MARGIN_PX = 110;

function keepInView(range: Range): void {
  const { top, bottom, height } = range.getBoundingClientRect();
  // Behind another tab there is nothing to see.
  if (height === 0) return;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const first = Math.max(MARGIN_PX, Number.parseFloat(scrollPaddingTop) || 0);
  const last = window.innerHeight - Math.max(MARGIN_PX, Number.parseFloat(scrollPaddingBottom) || 0);
  if (top >= first && bottom <= last) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: window.scrollY + top - first - Math.max(0, last - first) / 5,
    behavior: calm ? 'instant' : 'smooth',
  });
}

/** The place in the whole text under a point of the screen. */
export function offsetAt(x: number, y: number): number | undefined {
  const caret = caretAt(x, y);
  const paragraph = caret?.node.parentElement?.closest<HTMLElement>('[data-offset]');
  return caret && paragraph ? offsetOf(paragraph) + caret.offset : undefined;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
