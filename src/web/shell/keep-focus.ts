/** What Tab stops at. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';
/** What lies over the page for a while. The focus goes back from it to where it was before. */
const LAYER = 'dialog, [role=dialog], [role=menu], [data-layer]';

/** A place in the page, from the inside out, that can be found again when what stood there is gone. */
type Trail = readonly { parent: Element; index: number; stop: number }[];

interface Place {
  element: Element;
  trail: Trail;
}

/**
 * The focus never falls off the page. When what has it is removed (a story from My Stories, a message, a dialog whose
 * opener is gone), it goes to what has taken its place, else to what stood before it, else outwards, at last to the
 * page itself. Whoever knows a better place focuses that, and nothing happens here.
 */
export function keepFocus(signal: AbortSignal): void {
  let onPage: Place | null = null;
  let inLayer: Place | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const place = { element: target, trail: trailOf(target) };
    if (target.closest(LAYER)) inLayer = place;
    else [onPage, inLayer] = [place, null];
  };
  // Whoever clicks beside everything means to be nowhere: then what they left is still there a moment later.
  const forget = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (isLost() && target instanceof Element && target.isConnected) [onPage, inLayer] = [null, null];
    });
  const observer = new MutationObserver(() => {
    const last = inLayer ?? onPage;
    if (!last || last.element.isConnected || !isLost()) return;
    const heir = (inLayer && heirOf(inLayer, true)) ?? (onPage && heirOf(onPage, false));
    (heir ?? document.querySelector<HTMLElement>('#page'))?.focus({ preventScroll: true });
  });

  document.addEventListener('focusin', remember, { signal });
  document.addEventListener('focusout', forget, { signal });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function trailOf(element: Element): Trail {
  const trail: Trail[number][] = [];
  for (
    let child: Element = element;
    child.parentElement && child !== document.body;
    child = child.parentElement
  ) {
    const parent = child.parentElement;
    trail.push({
      parent,
      index: [...parent.children].indexOf(child),
      stop: stopsIn(child).findIndex((stop) => stop === element),
    });
  }
  return trail;
}

function heirOf({ element, trail }: Place, withinLayer: boolean): HTMLElement | undefined {
  if (element.isConnected && element instanceof HTMLElement) return element;
  for (const { parent, index, stop } of trail) {
    if (!parent.isConnected) continue;
    // The page's own frame has no neighbours that could stand in for one another.
    if (withinLayer ? !parent.closest(LAYER) : parent.id === 'page' || !parent.closest('#page, header'))
      break;
    for (const neighbour of [parent.children[index], parent.children[index - 1]]) {
      const stops = neighbour ? stopsIn(neighbour) : [];
      const heir = stops[Math.min(Math.max(stop, 0), stops.length - 1)];
      if (heir) return heir;
    }
  }
  return undefined;
}

/** In the order of the page, the element itself included. */
function stopsIn(element: Element): HTMLElement[] {
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)];
  if (element instanceof HTMLElement && element.matches(STOPS)) stops.unshift(element);
  return stops.filter((stop) => stop.getClientRects().length > 0);
}
