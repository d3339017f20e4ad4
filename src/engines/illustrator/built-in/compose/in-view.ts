import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { LARGE, MARGIN, unitOf } from '#engines/illustrator/built-in/compose/spots.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';

/** A picture so wide may have leaves before its lower corners: so far from the sides, below this. */
export const FRAMED = 1200;
const ASIDE = 150;
const LOW = 690;

/** Nothing of it is cut, or behind what frames a picture from afar. */
export function isWhole(box: Box, { left, right, top, bottom }: Box): boolean {
  const aside = right - left > FRAMED && box.bottom > LOW ? ASIDE : 0;
  return box.left > left + aside && box.right < right - aside && box.top > top && box.bottom < bottom;
}

/** What is large may be cut a little. */
export function isInside(box: Box, view: Box): boolean {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const unit = unitOf(view);
  const over = wide > LARGE * unit || high > LARGE * unit ? wide * 0.22 : -MARGIN * unit;
  return (
    box.left > view.left - over &&
    box.right < view.right + over &&
    box.top > view.top &&
    box.bottom < view.bottom
  );
}

/** Spots of which something is seen: whole ones before those at the edge, and all of these before toys. */
export function bestSeen(spots: readonly PlacedProp[], view: Box, toy: number): PlacedProp[] {
  const largest = Math.max(...spots.map(({ zoom }) => zoom));
  const rank = ({ box, zoom }: PlacedProp): number =>
    (isWhole(box, view) ? 0 : isInside(box, view) ? 1 : 4) + (zoom < largest * toy ? 2 : 0);
  return [0, 1, 2, 3].flatMap((each) => spots.filter((spot) => rank(spot) === each));
}

/** Which share of a thing is behind people who stand before it. */
export function hiddenShare({ left, top, right, bottom }: Box, bodies: readonly Box[]): number {
  const hidden = bodies.reduce((sum, body) => {
    const across = Math.min(right, body.right) - Math.max(left, body.left);
    const down = Math.min(bottom, body.bottom) - Math.max(top, body.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
  return hidden / ((right - left) * (bottom - top));
}
