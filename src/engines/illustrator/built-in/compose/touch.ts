import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  faceBox,
  halfOf,
  pointInFigure,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { togetherOf } from '#engines/illustrator/built-in/compose/pairs.ts';
import { distance } from '#engines/illustrator/built-in/draw/vectors.ts';
import { clamp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

/** Does this pose want somebody else? */
export const reachesOut = (actor: Pick<Actor, 'pose' | 'with'>): boolean => togetherOf(actor) !== undefined;

export const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Where the hands go of somebody who does something with a partner. */
export function reachOf(self: Blocked, partner: Blocked | undefined): Pick<Actor, 'reach' | 'reachNear'> {
  if (!partner) return {};
  const [mine, theirs] = [chestOf(self), chestOf(partner)];
  const { facing, pose } = self.actor;
  const own = (point: Point): Point => rounded(pointInFigure(self, point));
  const beside = (share: number) => partner.x - facing * halfOf(partner) * share;
  // Nobody lifts a hand to somebody taller's face.
  const height = Math.max(theirs[1], mine[1] - 24 * self.scale);
  switch (pose) {
    case 'hold-hands': {
      const theirHand = meets(partner, self) ? undefined : freeHand(partner, self);
      return { reach: own(theirHand ?? handsMeet(self, partner)) };
    }
    case 'pull': {
      const [x, y] = meets(partner, self)
        ? handsMeet(self, partner)
        : (freeHand(partner, self) ?? [beside(0.8), height]);
      return { reach: own([x, y]), reachNear: own([x - facing * 14 * self.scale, y + 4 * self.scale]) };
    }
    case 'high-five':
      return {
        reach: own([(mine[0] + theirs[0]) / 2 - facing * 4, Math.max(topOf(self), topOf(partner)) + 20]),
      };
    case 'hug': {
      const back = partner.figure.points && pointOnPicture(partner, partner.figure.points.back);
      const [x, y] = back ?? [beside(0.2), height];
      return {
        reach: own([x, Math.max(y - 10 * self.scale, mine[1] - 20 * self.scale)]),
        ...(self.figure.points && {
          reachNear: own([beside(0.1), Math.max(y + 26 * self.scale, mine[1])]),
        }),
      };
    }
    case 'give':
      return { reach: own([beside(0.9), height]) };
    case 'push':
      return {
        reach: own([beside(0.6), height]),
        reachNear: own([beside(0.7), height + 14 * self.scale]),
      };
    case 'reach':
    case 'kneel':
      return { reach: own([beside(0.7), height - 8 * self.scale]) };
    default:
      return {};
  }
}

/** How much is missing between a hand and what it reaches for, in the figure's own space. Arms around somebody need not reach the back. */
export function missing({ actor: { reach, pose }, figure: { points } }: Blocked): number {
  return reach && points ? Math.max(0, distance(points.far, reach) - (pose === 'hug' ? AROUND : 0)) : 0;
}

const AROUND = 36;

/** Less than this is a touch. */
export const TOUCH = 14;

/** Who cannot reach a partner goes nearer, and those beyond come along; no face comes before another. */
export function approach(placed: readonly Blocked[]): Blocked[] {
  let moved = [...placed];
  for (const [i, { actor }] of placed.entries()) {
    const [self, partner] = [moved[i], moved.find((other) => other.actor.id === actor.with)];
    if (!self || !partner || !reachesOut(actor) || missing(self) < TOUCH) continue;
    const way = partner.x > self.x ? 1 : -1;
    const beyond = moved.filter(({ x }) => (x - self.x) * way <= 0);
    const inTheWay = moved.some(({ x }) => (x - self.x) * way > 0 && (x - partner.x) * way < 0);
    // Whoever is on, in or at something stays there.
    if (inTheWay || beyond.some((each) => typeof each.actor.at === 'object')) continue;
    const [mine, theirs] = [faceBox(self), faceBox(partner)];
    const free = (way === 1 ? theirs.left - mine.right : mine.left - theirs.right) - 14 * self.scale;
    const step = clamp(missing(self) * self.scale, 0, Math.max(0, free)) * way;
    moved = moved.map((other) => (beyond.includes(other) ? { ...other, x: other.x + step } : other));
  }
  return moved;
}

const handsMeet = (self: Blocked, partner: Blocked): Point => {
  const [mine, theirs] = [chestOf(self), chestOf(partner)];
  const [higher, lower] = mine[1] < theirs[1] ? [mine[1], theirs[1]] : [theirs[1], mine[1]];
  // Who is tall lowers the hand as far as it goes.
  return [(mine[0] + theirs[0]) / 2, Math.min(lower + 26 * self.scale, higher + 44 * self.scale)];
};

/** Who gives a hand to whoever wants it. */
const meets = (self: Blocked, other: Blocked): boolean =>
  self.actor.pose === 'hold-hands' && (self.actor.with ?? other.actor.id) === other.actor.id;

/** The hand on the other's side, unless it is at a face or holds something. */
function freeHand(self: Blocked, other: Blocked): Point | undefined {
  const { points } = self.figure;
  if (!points || self.actor.holds || self.figure.fromBehind) return undefined;
  const { bottom } = faceBox(self);
  return [points.near, points.far]
    .map((hand) => pointOnPicture(self, hand))
    .filter(([, y]) => y > bottom + 10 * self.scale)
    .toSorted((a, b) => Math.abs(a[0] - other.x) - Math.abs(b[0] - other.x))[0];
}

const topOf = (blocked: Blocked): number => faceBox(blocked).top;

/** Below the chin, whether somebody stands, sits or goes on four legs. */
export function chestOf(blocked: Blocked): Point {
  const { points } = blocked.figure;
  if (points) return pointOnPicture(blocked, points.chest);
  const { top, bottom } = faceBox(blocked);
  const lowest = blocked.y - blocked.lift - 40 * blocked.scale;
  return [blocked.x, Math.min(bottom + (bottom - top) * 0.36, lowest)];
}
