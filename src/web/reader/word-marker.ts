import { isCalm } from '#web/browser/calm.ts';
import type { SpokenWord } from '#web/reader/read-along.ts';

/** The name under which styles know the spoken word. */
const HIGHLIGHT = 'spoken-word';

/**
 * Marks a word without touching the document: the browser's own highlights paint over the text, so that nothing is laid
 * out anew thirty times a second. A browser without them reads on unmarked, and keeps it in view all the same.
 */
export function markRange(range: Range | undefined, show: (range: Range) => void): void {
  if (range) show(range);
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT);
}

/** Paragraphs carry their place in the whole text. */
export function paragraphElements(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-offset]')];
}

/** Whose words they are, if none of the story's. */
export function asideOf(paragraph: HTMLElement): string | undefined {
  return paragraph.closest<HTMLElement>('[data-aside]')?.dataset.aside;
}

export function offsetOf(paragraph: HTMLElement): number {
  return Number(paragraph.dataset.offset);
}

/** The runs of a paragraph's text in their order; readings that stand above it are none of it. */
export function runsOf(paragraph: HTMLElement): Text[] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const runs: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && !currentNode.parentElement?.closest('rt')) runs.push(currentNode);
  }
  return runs;
}

/** In which run a place of the paragraph is, and where in it. */
export function placeIn(runs: readonly Text[], at: number): [run: Text, at: number] | undefined {
  let before = 0;
  for (const run of runs) {
    if (at <= before + run.length) return [run, at - before];
    before += run.length;
  }
  return undefined;
}

export function rangeOf(root: HTMLElement, { offset, length, aside }: SpokenWord): Range | undefined {
  const paragraph = paragraphElements(root).findLast(
    (each) => asideOf(each) === aside && offsetOf(each) <= offset,
  );
  if (!paragraph) return undefined;
  const runs = runsOf(paragraph);
  const whole = runs.reduce((sum, run) => sum + run.length, 0);
  const start = offset - offsetOf(paragraph);
  // A word begins in the run after an edge, not at the end of the one before it.
  const first = start < whole ? placeIn(runs, start + 1) : undefined;
  const last = placeIn(runs, Math.min(whole, start + length));
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first[0], first[1] - 1);
  range.setEnd(...last);
  return range;
}

/** The line of text at a height of the screen, or the one nearest to it. */
export function lineAt(root: HTMLElement, y: number): DOMRect | undefined {
  const nearest = <Item>(items: readonly Item[], rectOf: (item: Item) => DOMRect) =>
    items.toSorted((a, b) => awayFrom(y, rectOf(a)) - awayFrom(y, rectOf(b)))[0];
  const paragraph = nearest(paragraphElements(root), (each) => each.getBoundingClientRect());
  if (!paragraph) return undefined;
  const lines = runsOf(paragraph).flatMap((run) => {
    const range = document.createRange();
    range.selectNodeContents(run);
    return [...range.getClientRects()];
  });
  return nearest(lines, (line) => line);
}

const awayFrom = (y: number, { top, bottom }: DOMRect) => Math.max(top - y, y - bottom, 0);

/** Room for the header above and the player below; pages with more in the way say so by their scroll padding. */
const MARGIN_PX = 110;

/** Scrolls the window to it. */
export function keepInView(range: Range): void {
  const { top, bottom, height } = range.getBoundingClientRect();
  // Behind another tab there is nothing to see.
  if (height === 0) return;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const first = Math.max(MARGIN_PX, Number.parseFloat(scrollPaddingTop) || 0);
  const last = window.innerHeight - Math.max(MARGIN_PX, Number.parseFloat(scrollPaddingBottom) || 0);
  if (top >= first && bottom <= last) return;
  window.scrollTo({
    top: window.scrollY + top - first - Math.max(0, last - first) / 5,
    behavior: isCalm() ? 'instant' : 'smooth',
  });
}

/** Where a word stands in the story, or in the text beside it. */
export type WordPlace = Pick<SpokenWord, 'offset' | 'aside'>;

/** The place in a text under a point of the screen, or next to it. */
export function placeAt(x: number, y: number): WordPlace | undefined {
  const caret = caretAt(x, y);
  const parent = caret?.node.parentElement;
  const paragraph = parent?.closest<HTMLElement>('[data-offset]');
  if (!caret || !paragraph) return undefined;
  const runs = runsOf(paragraph);
  // Who taps a reading means what it stands above.
  const base = parent?.closest('rt')?.previousSibling;
  const [run, within] = base ? [base, 0] : [caret.node, caret.offset];
  const i = runs.findIndex((each) => each === run);
  const before = runs.slice(0, Math.max(i, 0)).reduce((sum, each) => sum + each.length, 0);
  return { offset: offsetOf(paragraph) + (i === -1 ? 0 : before + within), aside: asideOf(paragraph) };
}

/** So far beside a word a finger means it all the same. */
const NEAR_PX = 10;

/** The word under a finger; nothing beside the lines. */
export function touchedPlace(x: number, y: number): WordPlace | undefined {
  const caret = caretAt(x, y);
  if (!(caret?.node instanceof Text)) return undefined;
  const { node, offset } = caret;
  const letters = document.createRange();
  letters.setStart(node, Math.max(0, offset - 1));
  letters.setEnd(node, Math.min(node.length, offset + 1));
  const isNear = ({ left, right, top, bottom }: DOMRect) =>
    x >= left - NEAR_PX && x <= right + NEAR_PX && y >= top - NEAR_PX && y <= bottom + NEAR_PX;
  return [...letters.getClientRects()].some(isNear) ? placeAt(x, y) : undefined;
}

/** Of something within a paragraph. */
export function placeOf(element: Element): WordPlace | undefined {
  const paragraph = element.closest<HTMLElement>('[data-offset]');
  if (!paragraph) return undefined;
  const runs = runsOf(paragraph);
  const first = runs.findIndex((run) => element.contains(run));
  const before = runs.slice(0, Math.max(first, 0)).reduce((sum, run) => sum + run.length, 0);
  return { offset: offsetOf(paragraph) + before, aside: asideOf(paragraph) };
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
