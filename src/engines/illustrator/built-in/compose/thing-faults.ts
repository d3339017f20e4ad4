import {
  boundsBox,
  faceBox,
  heldThing,
  pointInFigure,
  pointOnPicture,
  wholeHead,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { CLIMBED } from '#engines/illustrator/built-in/compose/climbing.ts';
import type { Staged } from '#engines/illustrator/built-in/compose/critic.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { covers, pointsOf, silhouetteOf } from '#engines/illustrator/built-in/compose/silhouette.ts';
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
  const thing = heldThing(self);
  if (thing && overlapShare(focus.box, thing) > 0.4) return 1.5;
  const hidden = shareWithin(focus.box, self) - 0.3;
  return hidden > 0 ? 0.8 + 5 * hidden : 0;
}

function overlapShare(box: Box, other: Box): number {
  const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return (Math.max(0, across) * Math.max(0, down)) / ((box.right - box.left) * (box.bottom - box.top));
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

/** So much nearer to us, a thing is before somebody and not on them. */
const ON_THEM = 4;
/** Of somebody, what may be behind a thing: feet behind a stool. */
const MAY_BE_HIDDEN = 0.07;

/** A thing that has nothing to do with somebody, before their face or body. */
export function behindThing({ props, view }: Staged, self: Blocked): number {
  if (self.afar || self.figure.fromBehind || typeof self.actor.at === 'object') return 0;
  const before = props.filter(
    ({ y, box }) => y > self.y + ON_THEM && overlap(box, boundsBox(self)) && overlap(box, view),
  );
  if (before.length === 0) return 0;
  const isHidden = (point: Point) => before.some(({ box }) => isIn(box, point));
  const face = faceBox(self);
  const ofFace = ALL_OVER.filter((spot) => isHidden(pointOf(face, spot))).length / ALL_OVER.length;
  const outline = [...pointsOf(silhouetteOf(self.figure))].map((point) => pointOnPicture(self, point));
  const ofAll = outline.filter(isHidden).length / Math.max(1, outline.length);
  return (ofFace > 0 ? 1.5 + 8 * ofFace : 0) + (ofAll > MAY_BE_HIDDEN ? 0.5 + 6 * ofAll : 0);
}

const isIn = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** What somebody holds before the head of somebody else, whoever of them is nearer. */
export function thingInFace({ actors }: Staged, self: Blocked): number {
  const thing = heldThing(self);
  if (!thing || self.figure.fromBehind) return 0;
  const shares = actors
    .filter(
      (other) => other !== self && !other.figure.fromBehind && other.y <= self.y + SAME_DEPTH && !other.afar,
    )
    .map((other) => inRound(thing, { ...wholeHead(other), bottom: faceBox(other).bottom }));
  const worst = Math.max(0, ...shares);
  return worst > 0.08 ? 2 + 5 * worst : 0;
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
const AT_MOUTH: ReadonlySet<string> = new Set(['eat', 'drink', 'sing', 'sleep', 'lie', 'sniff', 'blow']);

function behindHead(thing: Box, head: Box): number {
  const share = inRound(thing, head);
  return share > 0.35 ? share : 0;
}

/** Which share of a thing is within a head, which is round. */
function inRound(thing: Box, head: Box): number {
  const hidden = ALL_OVER.filter(([x, y]) => {
    const [px, py] = pointOf(thing, [x, y]);
    const [wide, high] = [head.right - head.left, head.bottom - head.top];
    return Math.hypot((2 * px - head.left - head.right) / wide, (2 * py - head.top - head.bottom) / high) < 1;
  });
  return hidden.length / ALL_OVER.length;
}
