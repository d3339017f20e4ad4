import {
  boundsBox,
  faceBox,
  heldThing,
  pointInFigure,
  wholeHead,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { CLIMBED } from '#engines/illustrator/built-in/compose/climbing.ts';
import type { Staged } from '#engines/illustrator/built-in/compose/critic.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { covers, silhouetteOf } from '#engines/illustrator/built-in/compose/silhouette.ts';
import { overlap, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

/** Points over a face or a thing, evenly. */
const ALL_OVER: readonly Point[] = [-0.8, -0.4, 0, 0.4, 0.8].flatMap((y) =>
  [-0.8, -0.4, 0, 0.4, 0.8].flatMap((x): Point[] => (Math.hypot(x, y) < 1 ? [[x, y]] : [])),
);

/** Which share of a box is within somebody's outline. */
export function shareWithin(box: Box, self: Blocked): number {
  if (!overlap(box, boundsBox(self))) return 0;
  const outline = silhouetteOf(self.figure);
  const inside = ALL_OVER.filter((spot) => covers(outline, pointInFigure(self, pointOf(box, spot))));
  return inside.length / ALL_OVER.length;
}

/** A point of a box, from -1 to 1 in both directions. */
const pointOf = ({ left, top, right, bottom }: Box, [x, y]: Point): Point => [
  (left + right + x * (right - left)) / 2,
  (top + bottom + y * (bottom - top)) / 2,
];

/** Whoever stands before the thing it is about, and has nothing to do with it. */
export function coveredFocus({ focus }: Staged, self: Blocked): number {
  if (!focus || self.y <= focus.y || isAt(self, focus)) return 0;
  return 5 * Math.max(0, shareWithin(focus.box, self) - 0.3);
}

/** Who climbs is on what they climb. */
const isOn = ({ actor: { pose } }: Blocked, { prop }: PlacedProp): boolean =>
  pose === 'climb' && prop === CLIMBED;

const isAt = ({ actor: { at } }: Blocked, { prop }: PlacedProp): boolean =>
  typeof at === 'object' && at.what === prop;

/** At the same depth, two things that overlap are inside one another. */
const SAME_DEPTH = 26;

/** A thing on the ground that somebody stands, sits or lies in; who is before what matters is judged for that alone. */
export function sharesPlace({ props, focus }: Staged, self: Blocked): number {
  if (self.mounted || self.afar || self.actor.seat !== undefined) return 0;
  const shares = props
    .filter(
      (prop) =>
        (prop !== focus || self.y <= prop.y) &&
        !prop.lift &&
        !isAt(self, prop) &&
        !isOn(self, prop) &&
        Math.abs(prop.y - self.y) < SAME_DEPTH,
    )
    .map(({ box }) => shareWithin(box, self));
  const worst = Math.max(0, ...shares);
  return worst > 0.16 ? 0.6 + 4 * worst : 0;
}

/** What somebody holds, behind whoever stands before it or behind the own head. */
export function hiddenThing({ actors }: Staged, self: Blocked): number {
  const thing = heldThing(self);
  if (!thing || !self.figure.thing || self.figure.fromBehind) return 0;
  const before = actors.filter((other) => other !== self && other.y > self.y && !other.afar);
  const byOthers = Math.max(0, ...before.map((other) => shareWithin(thing, other)));
  return (
    (byOthers > 0.2 ? 1 + 4 * byOthers : 0) +
    (AT_MOUTH.has(self.actor.pose)
      ? 0
      : 3 * behindHead(thing, { ...wholeHead(self), bottom: faceBox(self).bottom }))
  );
}

/** Where a thing is before the face, or under it. */
const AT_MOUTH: ReadonlySet<string> = new Set(['eat', 'drink', 'sing', 'sleep', 'lie']);

/** Which share of a thing is behind a head, which is round. */
function behindHead(thing: Box, head: Box): number {
  const hidden = ALL_OVER.filter(([x, y]) => {
    const [px, py] = pointOf(thing, [x, y]);
    const [wide, high] = [head.right - head.left, head.bottom - head.top];
    return Math.hypot((2 * px - head.left - head.right) / wide, (2 * py - head.top - head.bottom) / high) < 1;
  });
  const share = hidden.length / ALL_OVER.length;
  return share > 0.35 ? share : 0;
}
